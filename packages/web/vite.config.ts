import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';

const here = import.meta.dirname;

/** Kept for playing offline: everything but source maps and the letters of languages we do not speak. */
function isKept(file: string): boolean {
  if (/\.(map|woff)$/.test(file)) return false;
  return !file.endsWith('.woff2') || /-latin(-ext)?-/.test(file);
}

/** Writes `sw.js` with the list of what it keeps. Its version follows from the files, so it changes only with them. */
function offline(): Plugin {
  return {
    name: 'great-glen-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const script = join(here, 'src/sw.ts');
        const { code } = await transformWithOxc(readFileSync(script, 'utf8'), script, { sourcemap: false });
        const shared = readdirSync(join(here, 'public'), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(join(here, 'public').length + 1));
        const hash = createHash('sha256').update(code);
        for (const [name, file] of Object.entries(bundle)) {
          hash.update(name).update(file.type === 'asset' ? file.source : file.code);
        }
        for (const name of shared) hash.update(name).update(readFileSync(join(here, 'public', name)));
        const files = [...new Set([...Object.keys(bundle), ...shared])].filter(isKept).sort();
        // It is loaded as a plain script, so it cannot be the module that TypeScript sees in it.
        const source = code
          .replace(/^export \{\};?$/m, '')
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline()],
  // The page may live below any path, so everything is addressed relative to it.
  base: './',
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: true },
});
