// A page without a board, for tests in real browsers and for whoever wants to ask the worker by hand.
import * as rules from '@rules';

declare global {
  interface Window {
    loggia: typeof rules;
  }
}

window.loggia = rules;

const output = document.getElementById('engine');
const opened = rules.openRules();
opened.engine().then(
  (engine) => output?.append(engine),
  (error: unknown) => output?.append(String(error)),
);
