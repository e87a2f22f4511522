import './look/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renewal } from './offline/renewal.svelte';
import { settings } from './settings/settings.svelte';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

try {
  settings.show();
  await words.open();
  target.replaceChildren();
  mount(App, { target });
  // Not before the first screen has all that it needs.
  setTimeout(() => void renewal.keep(), 1_000);
} catch (error) {
  // There are no words but those that came with the page: it says by itself that it could not be opened.
  target.querySelector('.opening')?.classList.add('failed');
  throw error;
}
