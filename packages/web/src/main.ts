import '@fontsource-variable/alegreya';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './i18n/index.svelte.ts';

await language.start();
mount(App, { target: document.body.querySelector('#app') ?? document.body });
