import { button, byId, make } from './dom.ts';
import type { Choice, Command, CommandPart } from './shapes.ts';
import { ask, state } from './state.ts';

/** An input of a command. */
export type Field = HTMLInputElement | HTMLSelectElement;

const ASK_AFTER_MS = 150;
let timer: number | undefined;
let requests = 0;

/** The value of a command's input: that of the chosen choice, otherwise the text. */
export const optionValue = (field: Field) => field.dataset['value'] ?? field.value;

/** An input whose choices the bot offers while the person types. */
export function drawAutocomplete(option: CommandPart, command: Command) {
  const list = make('div', { id: `choices-${option.name}`, class: 'choices-list', role: 'listbox', hidden: true });
  const field = make('input', {
    name: option.name,
    required: option.required,
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  });
  const askLater = () => scheduleSuggestions(field, list, option, command);
  field.addEventListener('focus', askLater);
  field.addEventListener('blur', () => show(field, list, []));
  field.addEventListener('input', () => {
    delete field.dataset['value'];
    askLater();
  });
  field.addEventListener('keydown', (event) => onKey(event, field, list));
  return make('div', { class: 'autocomplete' }, field, list);
}

function scheduleSuggestions(field: HTMLInputElement, list: HTMLElement, option: CommandPart, command: Command) {
  clearTimeout(timer);
  const offer = async () => {
    const choices = await askForChoices(field, option, command);
    if (choices !== null && document.activeElement === field) show(field, list, choices);
  };
  timer = setTimeout(() => void offer(), ASK_AFTER_MS);
}

function show(field: HTMLInputElement, list: HTMLElement, choices: Choice[]) {
  const choose = ({ name, value }: Choice) => {
    field.value = name;
    field.dataset['value'] = String(value);
    show(field, list, []);
  };
  // On press, not click: a click comes after the blur that closes the list.
  const onPress = (choice: Choice) => (event: MouseEvent) => {
    event.preventDefault();
    choose(choice);
  };
  const drawChoice = (choice: Choice, index: number) => {
    const attributes = { role: 'option', tabindex: -1, 'aria-selected': String(index === 0) };
    return button({ ...attributes, onmousedown: onPress(choice) }, choice.name);
  };
  list.replaceChildren(...choices.map(drawChoice));
  list.hidden = choices.length === 0;
  field.setAttribute('aria-expanded', String(choices.length > 0));
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement) {
  if (list.hidden) return;
  const entries = [...list.children];
  const at = entries.findIndex((entry) => entry.getAttribute('aria-selected') === 'true');
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (event.key === 'Escape') show(field, list, []);
  else if (event.key === 'Enter') entries[at]?.dispatchEvent(new MouseEvent('mousedown', { cancelable: true }));
  else if (step !== undefined) highlight(entries, (at + step + entries.length) % entries.length);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function highlight(entries: Element[], chosen: number) {
  entries.forEach((entry, index) => entry.setAttribute('aria-selected', String(index === chosen)));
  entries[chosen]?.scrollIntoView({ block: 'nearest' });
}

/** The bot's choices; null if a newer request was made meanwhile. */
async function askForChoices(field: HTMLInputElement, option: CommandPart, command: Command) {
  requests += 1;
  const current = requests;
  const fields = [...byId('command-fields').querySelectorAll<Field>('input:not([type=file]), select')];
  const filled = fields.filter(({ value }) => value !== '').map((entry) => [entry.name, optionValue(entry)]);
  const options = { ...Object.fromEntries(filled), [option.name]: field.value };
  const question = { name: command.path, options, focused: option.name };
  const choices = await ask<Choice[]>(`/channels/${state.channel}/autocomplete`, 'POST', question).catch(
    (): Choice[] => [],
  );
  return current === requests ? choices : null;
}
