// The page: speak the visitor's language, show his theme, then the place that the address names.
import './shell/fonts.css';
import './shell/tokens.css';
import './shell/base.css';
import './shell/seats.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { breath } from './breath';
import { showTheme } from './state/me.svelte';
import { language, speak } from './words/speak.svelte';

showTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
void speak(language())
  .then(breath)
  .then(() => mount(App, { target: document.getElementById('app')! }));
