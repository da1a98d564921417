import type { Actions } from './actions.ts';
import { drawFields, findCommands, runCommand } from './commands.ts';
import { button, byId, make, partOf } from './dom.ts';
import { drawAttach, filesOf, takeFiles } from './files.ts';
import { icon, iconButton } from './icons.ts';
import type { Message } from './messages/message-shapes.ts';
import type { Channel, Command, SentFile } from './shapes.ts';
import { ask, channelPrefix, currentChannel, isForum, mayInChannel, state } from './state.ts';
import { t } from './texts/texts.ts';
import { sendTyping } from './people/typing.ts';
import { nameOf } from './people/users.ts';

const SHOWN_COMMANDS = 12;
const draft: Draft = { replyTo: null, editing: null, command: null, highlighted: 0 };

/** The message being composed. */
interface Draft {
  replyTo: Message | null;
  editing: Message | null;
  command: Command | null;
  /** Index of the suggestion that Enter takes. */
  highlighted: number;
}

const textField = () => partOf('text', HTMLTextAreaElement);
const sendButton = () => partOf('send', HTMLButtonElement);
const form = () => partOf('composer', HTMLFormElement);

/** Wires the composer: messages, replies, edits and slash commands. */
export function setUpComposer(actions: Actions) {
  const text = textField();
  text.setAttribute('aria-label', t.message);
  sendButton().setAttribute('aria-label', t.send);
  sendButton().append(make('span', {}, t.send), icon('send'));
  text.before(drawAttach());
  byId('suggestions').setAttribute('aria-label', t.commands);
  text.addEventListener('input', () => {
    resize(text);
    draft.highlighted = 0;
    drawSuggestions();
    sendTyping(text.value);
  });
  text.addEventListener('keydown', (event) => onKey(event, actions));
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    void send(actions);
  });
}

/** Enables or disables the composer for the current channel, and says why where nothing may be written. */
export function drawComposer() {
  const channel = currentChannel();
  const text = textField();
  text.disabled = channel?.canWrite !== true;
  sendButton().disabled = text.disabled;
  byId('attach-label').hidden = text.disabled || !mayInChannel('AttachFiles');
  text.placeholder = channel === undefined ? '' : placeholderOf(channel);
}

/** Disables the composer while another channel is being opened. */
export function closeComposer() {
  textField().disabled = true;
  sendButton().disabled = true;
}

function placeholderOf(channel: Channel) {
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

/** Starts a reply to a message. */
export function startReply(message: Message) {
  Object.assign(draft, { replyTo: message, editing: null });
  drawDraft(t.replyingTo(nameOf(message.author)));
}

/** Starts editing a message. */
export function startEdit(message: Message) {
  Object.assign(draft, { editing: message, replyTo: null });
  textField().value = message.content;
  resize(textField());
  drawDraft(t.editing);
}

/** Appends a text to the composer. */
export function insertText(inserted: string) {
  const text = textField();
  text.value = `${text.value}${text.value === '' || text.value.endsWith(' ') ? '' : ' '}${inserted} `;
  text.focus();
}

/** Discards the draft, when the channel or person changes. */
export function resetComposer() {
  Object.assign(draft, { replyTo: null, editing: null, command: null });
  byId('replying').hidden = true;
  byId('command-fields').hidden = true;
  byId('command-fields').replaceChildren();
  drawSuggestions();
}

function drawDraft(label: string) {
  const cancel = () => {
    if (draft.editing) textField().value = '';
    resetComposer();
    textField().focus();
  };
  byId('replying').replaceChildren(make('span', {}, label), iconButton('close', t.cancel, cancel));
  byId('replying').hidden = false;
  textField().focus();
}

const matching = () => (draft.command || draft.editing ? [] : findCommands(textField().value).slice(0, SHOWN_COMMANDS));

/** Suggests the commands that match the text, which may have been typed before they were loaded. */
export function drawSuggestions() {
  const list = byId('suggestions');
  const entries = matching();
  list.hidden = entries.length === 0;
  list.replaceChildren(
    ...entries.map((entry, index) =>
      button(
        { role: 'option', 'aria-selected': String(index === draft.highlighted), onclick: () => pick(entry) },
        make('b', {}, `/${entry.label}`),
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

function pick(entry: Command) {
  const text = textField();
  const typed = text.value.slice(1);
  const name = [entry.path, entry.label].find((each) => typed.startsWith(`${each} `));
  draft.command = entry;
  text.value = `/${entry.label}`;
  drawSuggestions();
  (drawFields(entry, name === undefined ? '' : typed.slice(name.length).trim()) ?? text).focus();
}

function onKey(event: KeyboardEvent, actions: Actions) {
  const entries = matching();
  const text = textField();
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
    const entry = entries[draft.highlighted];
    if (entry !== undefined) pick(entry);
  } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    void send(actions);
  }
}

async function send(actions: Actions) {
  const text = textField();
  const content = text.value.trim();
  if (draft.command && content !== `/${draft.command.label}`) draft.command = null;
  if (!draft.command && content.startsWith('/') && matching().length > 0) {
    const entry = matching()[draft.highlighted] ?? matching()[0];
    if (entry !== undefined) pick(entry);
    if (entry?.options.some(({ required }) => required) && !form().checkValidity()) return;
  }
  if ((!content && filesOf().length === 0) || !state.channel || !form().reportValidity()) return;
  const job = draft.command ? runCommand(draft.command) : sendText(content, await takeFiles());
  text.value = '';
  resize(text);
  resetComposer();
  await actions.attempt(() => job);
}

function sendText(content: string, files: SentFile[]) {
  const path = `/channels/${state.channel}/messages`;
  if (draft.editing) return ask(`${path}/${draft.editing.id}`, 'PATCH', { content });
  return ask(path, 'POST', { content, files, replyTo: draft.replyTo?.id ?? '' });
}

function resize(text: HTMLTextAreaElement) {
  text.style.height = 'auto';
  text.style.height = `${Math.min(text.scrollHeight, 180)}px`;
}
