import { drawAutocomplete, type Field, optionValue } from './autocomplete.ts';
import { byId, make } from './dom.ts';
import { readFile } from './files.ts';
import { openModal } from './modal.ts';
import type { Command, CommandPart, Outcome, SentFile } from './shapes.ts';
import { ask, state } from './state.ts';
import { t } from './texts/texts.ts';
import { listedPeople, roleLabel } from './people/users.ts';

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

/** Flattens commands and subcommands into one list. */
function flatten(commands: CommandPart[], prefix: string[] = [], shown: string[] = []): Command[] {
  return commands.flatMap((command) => {
    const path = [...prefix, command.name];
    const names = [...shown, command.shownName];
    const children = command.options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    return children.length > 0
      ? flatten(children, path, names)
      : [{ ...command, path: path.join(' '), label: names.join(' ') }];
  });
}

/** The commands that match what is typed after the slash. */
export function findCommands(text: string) {
  if (!text.startsWith('/')) return [];
  const query = text.slice(1).toLowerCase();
  const entries = flatten(state.commands);
  const exact = entries.filter(({ path, label }) => query.startsWith(`${path} `) || query.startsWith(`${label} `));
  if (exact.length > 0) return exact;
  return entries.filter(({ path, label }) => path.includes(query) || label.includes(query));
}

/** Shows an input for each option of the command; `first` prefills the first one. */
export function drawFields(command: Command, first: string) {
  const box = byId('command-fields');
  box.replaceChildren(...command.options.map((option, index) => drawOption(option, command, index === 0 ? first : '')));
  box.hidden = command.options.length === 0;
  return box.querySelector<Field>('input, select');
}

function drawOption(option: CommandPart, command: Command, value: string) {
  const field = drawField(option, command);
  if (value !== '' && field instanceof HTMLInputElement && field.type !== 'file') field.value = value;
  const label = option.required ? `${option.shownName} *` : option.shownName;
  return make('label', { title: option.description }, make('span', {}, label), field);
}

function drawField(option: CommandPart, command: Command) {
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

function inputType({ type }: CommandPart) {
  if (type === ATTACHMENT) return 'file';
  return type === INTEGER || type === NUMBER ? 'number' : 'text';
}

function choicesOf(option: CommandPart): [value: string, label: string][] | null {
  if (option.choices.length > 0) return option.choices.map((choice) => [String(choice.value), choice.name]);
  const people = listedPeople();
  const members = () => people.map(({ id, name }): [string, string] => [id, name]);
  const roles = () => (state.server?.roles ?? []).map((role): [string, string] => [role.id, roleLabel(role)]);
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

async function contentOf(field: Field): Promise<SentFile | string> {
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  return file === undefined ? optionValue(field) : readFile(file);
}

/** Runs the command with the values of its inputs; shows the modal if the bot answers with one. */
export async function runCommand(command: Command) {
  const fields = [...byId('command-fields').querySelectorAll<Field>('input, select')].filter(
    ({ value }) => value !== '',
  );
  const values = fields.map(async (field) => [field.name, await contentOf(field)]);
  const options = Object.fromEntries(await Promise.all(values));
  const answer = await ask<Outcome>(`/channels/${state.channel}/commands`, 'POST', { name: command.path, options });
  if (answer.modal) openModal(answer.modal, null);
}
