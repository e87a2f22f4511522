import './look/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

settings.show();
await words.open();

export default mount(App, { target });
