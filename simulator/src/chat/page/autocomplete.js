import { ask, byId, make, state } from './state.js';

const ASK_AFTER_MS = 150;
let timer;

/** Asks the bot what it offers for what is typed, once the typing rests. */
export function fillChoices(field, option, command) {
  clearTimeout(timer);
  timer = setTimeout(() => void askForChoices(field, option, command), ASK_AFTER_MS);
}

async function askForChoices(field, option, command) {
  const fields = [...byId('command-fields').querySelectorAll('input, select')].filter(({ value }) => value !== '');
  const options = { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), [option.name]: field.value };
  const question = { name: command.path, options, focused: option.name };
  const choices = await ask(`/channels/${state.channel}/autocomplete`, 'POST', question).catch(() => []);
  const list = byId(`choices-${option.name}`);
  list?.replaceChildren(...choices.map(({ name, value }) => make('option', { value, label: name })));
}
