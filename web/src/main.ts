import './look/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

try {
  settings.show();
  await words.open();
  target.replaceChildren();
  mount(App, { target });
} catch (error) {
  // There are no words but those that came with the page: it says by itself that it could not be opened.
  target.querySelector('.opening')?.classList.add('failed');
  throw error;
}
