import { drawFields, findCommands, runCommand } from './commands.js';
import { button, byId, make } from './dom.js';
import { drawAttach, filesOf, takeFiles } from './files.js';
import { icon, iconButton } from './icons.js';
import { ask, channelPrefix, currentChannel, isForum, mayInChannel, state } from './state.js';
import { t } from './texts.js';
import { sendTyping } from './typing.js';
import { nameOf } from './users.js';

const SHOWN_COMMANDS = 12;
const draft = { replyTo: null, editing: null, command: null, highlighted: 0 };

/** Wires the composer: messages, replies, edits and slash commands. */
export function setUpComposer(actions) {
  const text = byId('text');
  text.setAttribute('aria-label', t.message);
  byId('send').setAttribute('aria-label', t.send);
  byId('send').append(make('span', {}, t.send), icon('send'));
  text.before(drawAttach());
  byId('suggestions').setAttribute('aria-label', t.commands);
  text.addEventListener('input', () => {
    resize(text);
    draft.highlighted = 0;
    drawSuggestions();
    sendTyping(text.value);
  });
  text.addEventListener('keydown', (event) => onKey(event, actions));
  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    void send(actions);
  });
}

/** What may be written in the chosen channel, and why not where nothing may. */
export function drawComposer() {
  const channel = currentChannel();
  const text = byId('text');
  text.disabled = channel?.canWrite !== true;
  byId('send').disabled = text.disabled;
  byId('attach-label').hidden = text.disabled || !mayInChannel('AttachFiles');
  text.placeholder = channel === undefined ? '' : placeholderOf(channel);
}

/** Nothing can be written, as another channel is being opened. */
export function closeComposer() {
  byId('text').disabled = true;
  byId('send').disabled = true;
}

function placeholderOf(channel) {
  const { name, canWrite } = channel;
  if (isForum(currentChannel())) return t.postsOnly;
  if (!canWrite) return refusal();
  return state.server ? t.messageIn(`${channelPrefix(channel)}${name}`) : t.messageTo(name);
}

function refusal() {
  const until = state.server?.timedOutUntil;
  if (!until) return t.noWrite;
  return t.timedOutUntil(new Date(until).toLocaleString(t.locale, { dateStyle: 'medium', timeStyle: 'short' }));
}

export function startReply(message) {
  Object.assign(draft, { replyTo: message, editing: null });
  drawDraft(t.replyingTo(nameOf(message.author)));
}

export function startEdit(message) {
  Object.assign(draft, { editing: message, replyTo: null });
  byId('text').value = message.content;
  resize(byId('text'));
  drawDraft(t.editing);
}

/** Puts a text where the next message is written. */
export function insertText(inserted) {
  const text = byId('text');
  text.value = `${text.value}${text.value === '' || text.value.endsWith(' ') ? '' : ' '}${inserted} `;
  text.focus();
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
  const cancel = () => {
    if (draft.editing) byId('text').value = '';
    resetComposer();
    byId('text').focus();
  };
  byId('replying').replaceChildren(make('span', {}, label), iconButton('close', t.cancel, cancel));
  byId('replying').hidden = false;
  byId('text').focus();
}

const matching = () =>
  draft.command || draft.editing ? [] : findCommands(byId('text').value).slice(0, SHOWN_COMMANDS);

/** Offers the commands that fit what is written, which may have been there before they were known. */
export function drawSuggestions() {
  const list = byId('suggestions');
  const entries = matching();
  list.hidden = entries.length === 0;
  list.replaceChildren(
    ...entries.map((entry, index) =>
      button(
        { role: 'option', 'aria-selected': String(index === draft.highlighted), onclick: () => pick(entry) },
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
  list.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
}

function pick(entry) {
  const text = byId('text');
  const typed = text.value.slice(1);
  const name = [entry.path, entry.shown].find((each) => typed.startsWith(`${each} `));
  draft.command = entry;
  text.value = `/${entry.shown}`;
  drawSuggestions();
  (drawFields(entry, name === undefined ? '' : typed.slice(name.length).trim()) ?? text).focus();
}

function onKey(event, actions) {
  const entries = matching();
  const text = byId('text');
  if (event.key === 'Escape') {
    text.value = draft.command || draft.editing ? '' : text.value;
    resetComposer();
  } else if (entries.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    draft.highlighted = (draft.highlighted + step + entries.length) % entries.length;
    drawSuggestions();
  } else if (event.key === 'ArrowUp' && text.value === '') {
    const last = state.messages.findLast(
      ({ author, type }) => author?.id === state.person && (type === 0 || type === 19),
    );
    if (last) startEdit(last);
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
  if ((!content && filesOf().length === 0) || !state.channel || !byId('composer').reportValidity()) return;
  const job = draft.command ? runCommand(draft.command) : sendText(content, await takeFiles());
  text.value = '';
  resize(text);
  resetComposer();
  await actions.attempt(() => job);
}

function sendText(content, files) {
  const path = `/channels/${state.channel}/messages`;
  if (draft.editing) return ask(`${path}/${draft.editing.id}`, 'PATCH', { content });
  return ask(path, 'POST', { content, files, replyTo: draft.replyTo?.id ?? '' });
}

function resize(text) {
  text.style.height = 'auto';
  text.style.height = `${Math.min(text.scrollHeight, 180)}px`;
}
