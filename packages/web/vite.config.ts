import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The page may live below any path, so everything is addressed relative to it.
  base: './',
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: true },
});
