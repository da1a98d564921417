import { drawAutocomplete, optionValue } from './autocomplete.js';
import { byId, make } from './dom.js';
import { readFile } from './files.js';
import { openModal } from './modal.js';
import { ask, state } from './state.js';
import { t } from './texts.js';
import { roleLabel } from './users.js';

/** Option types. */
const SUBCOMMAND = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const CATEGORY = 4;

/** Every command and subcommand as one entry. */
function flatten(commands, prefix = [], shown = []) {
  return commands.flatMap((command) => {
    const path = [...prefix, command.name];
    const names = [...shown, command.shownName];
    const children = command.options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    return children.length > 0
      ? flatten(children, path, names)
      : [{ ...command, path: path.join(' '), shown: names.join(' ') }];
  });
}

/** The commands that fit what is written after the slash. */
export function findCommands(text) {
  if (!text.startsWith('/')) return [];
  const query = text.slice(1).toLowerCase();
  const entries = flatten(state.commands);
  const exact = entries.filter(({ path, shown }) => query.startsWith(`${path} `) || query.startsWith(`${shown} `));
  if (exact.length > 0) return exact;
  return entries.filter(({ path, shown }) => path.includes(query) || shown.includes(query));
}

/** Shows a field for each option of the command; the first may be filled in already. */
export function drawFields(command, first) {
  const box = byId('command-fields');
  box.replaceChildren(...command.options.map((option, index) => drawOption(option, command, index === 0 ? first : '')));
  box.hidden = command.options.length === 0;
  return box.querySelector('input, select');
}

function drawOption(option, command, value) {
  const field = drawField(option, command);
  if (value !== '' && field.tagName === 'INPUT' && field.type !== 'file') field.value = value;
  const label = option.required ? `${option.shownName} *` : option.shownName;
  return make('label', { title: option.description }, make('span', {}, label), field);
}

function drawField(option, command) {
  if (option.autocomplete) return drawAutocomplete(option, command);
  const choices = choicesOf(option);
  if (choices !== null) {
    return make(
      'select',
      { name: option.name, required: option.required },
      make('option', { value: '' }, '—'),
      ...choices.map(([id, label]) => make('option', { value: id }, label)),
    );
  }
  const { min, max, minLength, maxLength } = option.limits;
  return make('input', {
    name: option.name,
    required: option.required,
    type: inputType(option),
    step: option.type === NUMBER ? 'any' : null,
    min,
    max,
    minlength: minLength,
    maxlength: maxLength,
  });
}

function inputType({ type }) {
  if (type === ATTACHMENT) return 'file';
  return type === INTEGER || type === NUMBER ? 'number' : 'text';
}

function choicesOf(option) {
  if (option.choices.length > 0) return option.choices.map((choice) => [choice.value, choice.name]);
  const people = state.server?.members ?? state.world.people.map((person) => ({ ...person, name: person.global_name }));
  const members = () => people.map(({ id, name }) => [id, name]);
  const roles = () => (state.server?.roles ?? []).map((role) => [role.id, roleLabel(role)]);
  const { channelTypes } = option;
  const channels = (state.server?.channels ?? []).filter(
    ({ type }) => !channelTypes?.length || channelTypes.includes(type),
  );
  if (option.type === BOOLEAN)
    return [
      ['true', t.yes],
      ['false', t.no],
    ];
  if (option.type === USER) return members();
  if (option.type === CHANNEL) return channels.map(({ id, name, type }) => [id, type === CATEGORY ? name : `#${name}`]);
  if (option.type === ROLE) return roles();
  return option.type === MENTIONABLE ? [...members(), ...roles()] : null;
}

/** Runs the command with what its fields hold; a form the bot answers with is shown. */
export async function runCommand(command) {
  const fields = [...byId('command-fields').querySelectorAll('input, select')].filter(({ value }) => value !== '');
  const values = fields.map(async (field) => [
    field.name,
    field.files ? await readFile(field.files[0]) : optionValue(field),
  ]);
  const options = Object.fromEntries(await Promise.all(values));
  const answer = await ask(`/channels/${state.channel}/commands`, 'POST', { name: command.path, options });
  if (answer.modal) openModal(answer.modal, null);
}
