import { fillChoices } from './autocomplete.js';
import { drawAttach, filesOf, readFile, takeFiles } from './files.js';
import { openModal } from './modal.js';
import { ask, byId, make, nameOf, state } from './state.js';
import { t } from './texts.js';

const SUBCOMMAND = 1;
const GROUP = 2;
const ATTACHMENT = 11;
const draft = { replyTo: null, editing: null, command: null, highlighted: 0 };

/** Wires the composer: messages, replies, edits and slash commands. */
export function setUpComposer(actions) {
  const text = byId('text');
  text.setAttribute('aria-label', t.message);
  byId('send').textContent = t.send;
  byId('send').before(drawAttach());
  byId('suggestions').setAttribute('aria-label', t.commands);
  text.addEventListener('input', () => {
    fit(text);
    draft.highlighted = 0;
    drawSuggestions();
  });
  text.addEventListener('keydown', (event) => onKey(event, actions));
  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    void send(actions);
  });
}

export function startReply(message) {
  Object.assign(draft, { replyTo: message, editing: null });
  drawDraft(`${t.reply}: ${nameOf(message.author)}`);
}

export function startEdit(message) {
  Object.assign(draft, { editing: message, replyTo: null });
  byId('text').value = message.content;
  drawDraft(t.edit);
}

/** Forgets what was begun; for another channel or person. */
export function resetComposer() {
  Object.assign(draft, { replyTo: null, editing: null, command: null });
  byId('replying').hidden = true;
  byId('command-fields').hidden = true;
  byId('command-fields').replaceChildren();
  drawSuggestions();
}

function drawDraft(label) {
  const bar = byId('replying');
  bar.replaceChildren(
    make('span', {}, label),
    make(
      'button',
      {
        type: 'button',
        class: 'ghost',
        'aria-label': t.cancel,
        onclick: () => {
          if (draft.editing) byId('text').value = '';
          resetComposer();
        },
      },
      '✕',
    ),
  );
  bar.hidden = false;
  byId('text').focus();
}

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

function matching() {
  const value = byId('text').value;
  if (draft.command || draft.editing || !value.startsWith('/')) return [];
  const wanted = value.slice(1).toLowerCase();
  const entries = flatten(state.commands);
  const exact = entries.filter(({ path, shown }) => wanted.startsWith(`${path} `) || wanted.startsWith(`${shown} `));
  return exact.length > 0
    ? exact
    : entries.filter(({ path, shown }) => path.includes(wanted) || shown.includes(wanted));
}

/** Offers the commands that fit what is written, which may have been there before they were known. */
export function drawSuggestions() {
  const list = byId('suggestions');
  const entries = matching().slice(0, 12);
  list.hidden = entries.length === 0;
  list.replaceChildren(
    ...entries.map((entry, index) =>
      make(
        'button',
        {
          type: 'button',
          role: 'option',
          'aria-selected': String(index === draft.highlighted),
          onclick: () => pick(entry),
        },
        make('b', {}, `/${entry.shown}`),
        make('span', {}, entry.description),
        make(
          'small',
          {},
          entry.options.map((option) => (option.required ? option.shownName : `[${option.shownName}]`)).join(' '),
        ),
      ),
    ),
  );
}

function pick(entry) {
  const text = byId('text');
  const tail = text.value.slice(1).replace(entry.path, '').replace(entry.shown, '').trim();
  draft.command = entry;
  text.value = `/${entry.shown}`;
  drawSuggestions();
  const box = byId('command-fields');
  box.replaceChildren(
    ...entry.options.map((option, index) =>
      drawOption(option, index === 0 && tail !== text.value.slice(1) ? tail : ''),
    ),
  );
  box.hidden = entry.options.length === 0;
  (box.querySelector('input, select') ?? text).focus();
}

function drawOption(option, value) {
  const choices = choicesOf(option);
  const field =
    choices === null
      ? make('input', {
          name: option.name,
          required: option.required,
          type: inputType(option),
          step: option.type === 10 ? 'any' : null,
          list: option.autocomplete ? `choices-${option.name}` : null,
          oninput: option.autocomplete ? (event) => fillChoices(event.target, option, draft.command) : () => {},
        })
      : make(
          'select',
          { name: option.name, required: option.required },
          make('option', { value: '' }, '—'),
          ...choices.map(([id, label]) => make('option', { value: id }, label)),
        );
  if (option.type !== ATTACHMENT) field.value = choices === null ? value : '';
  const known = option.autocomplete ? make('datalist', { id: `choices-${option.name}` }) : null;
  return make('label', { title: option.description }, make('span', {}, option.shownName), field, known);
}

function inputType({ type, autocomplete }) {
  if (type === ATTACHMENT) return 'file';
  return !autocomplete && (type === 4 || type === 10) ? 'number' : 'text';
}

function choicesOf(option) {
  if (option.choices.length > 0) return option.choices.map((choice) => [choice.value, choice.name]);
  const members = () => (state.server?.members ?? []).map(({ id, name }) => [id, name]);
  const roles = () => (state.server?.roles ?? []).map(({ id, name }) => [id, name]);
  if (option.type === 5)
    return [
      ['true', '✓'],
      ['false', '✗'],
    ];
  if (option.type === 6) return members();
  if (option.type === 7) return (state.server?.channels ?? []).map(({ id, name }) => [id, `#${name}`]);
  if (option.type === 8) return roles();
  return option.type === 9 ? [...members(), ...roles()] : null;
}

function onKey(event, actions) {
  const entries = matching();
  if (event.key === 'Escape') {
    byId('text').value = draft.command || draft.editing ? '' : byId('text').value;
    resetComposer();
  } else if (entries.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    draft.highlighted = (draft.highlighted + step + Math.min(entries.length, 12)) % Math.min(entries.length, 12);
    drawSuggestions();
  } else if (entries.length > 0 && event.key === 'Tab') {
    event.preventDefault();
    pick(entries[draft.highlighted]);
  } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    void send(actions);
  }
}

async function send(actions) {
  const text = byId('text');
  const content = text.value.trim();
  if (draft.command && content !== `/${draft.command.shown}`) draft.command = null;
  if (!draft.command && content.startsWith('/') && matching().length > 0) {
    const entry = matching()[draft.highlighted] ?? matching()[0];
    pick(entry);
    if (entry.options.some(({ required }) => required) && !byId('composer').checkValidity()) return;
  }
  const files = filesOf();
  if ((!content && files.length === 0) || !state.channel || !byId('composer').reportValidity()) return;
  const job = draft.command ? runCommand(draft.command, actions) : sendText(content, await takeFiles());
  text.value = '';
  fit(text);
  resetComposer();
  try {
    await job;
  } catch (error) {
    actions.warn(error.status === 504 ? t.noResponse : error.message);
  }
}

function sendText(content, files) {
  const path = `/channels/${state.channel}/messages`;
  if (draft.editing) return ask(`${path}/${draft.editing.id}`, 'PATCH', { content });
  return ask(path, 'POST', { content, files, replyTo: draft.replyTo?.id ?? '' });
}

async function runCommand(command, actions) {
  const fields = [...byId('command-fields').querySelectorAll('input, select')].filter(({ value }) => value !== '');
  const values = fields.map(async (field) => [field.name, field.files ? await readFile(field.files[0]) : field.value]);
  const options = Object.fromEntries(await Promise.all(values));
  const answer = await ask(`/channels/${state.channel}/commands`, 'POST', { name: command.path, options });
  if (answer.modal) openModal(answer.modal, null, actions);
}

function fit(text) {
  text.style.height = 'auto';
  text.style.height = `${Math.min(text.scrollHeight, 180)}px`;
}
