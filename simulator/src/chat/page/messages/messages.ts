import type { Actions } from '../actions.ts';
import { byId, make } from '../dom.ts';
import { drawMessage } from './message.ts';
import type { Message } from './message-shapes.ts';
import { currentChannel, isForum, state } from '../state.ts';
import { t } from '../texts/texts.ts';
import { memberOf } from '../people/users.ts';

const GROUP_WITHIN_MS = 5 * 60_000;
const NEAR_END_PX = 120;
/** The rows on the page by message id, each with the source it was drawn from. */
let shown = new Map<string, Row>();

interface Row {
  id: string;
  source: string;
  row: HTMLElement;
}

let isAtEnd = true;
/** Whether a pointer is down in the log: moving or removing a row now would lose the click. */
let isPressed = false;
/** A redraw postponed until the pointer is up. */
let waiting: (() => void) | null = null;

/** Wires the log: while scrolled to the end it stays there, also when pictures load and fields open below. */
export function setUpMessages() {
  const log = byId('log');
  log.addEventListener('scroll', () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
  });
  log.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  // The click event follows right after these.
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => setTimeout(release));
  const stay = new ResizeObserver(() => {
    if (isAtEnd && !isPressed) log.scrollTop = log.scrollHeight;
  });
  stay.observe(log);
  stay.observe(byId('messages'));
}

function release() {
  isPressed = false;
  const draw = waiting;
  waiting = null;
  draw?.();
}

/** Draws what changed in the channel. */
export function drawMessages(actions: Actions, { toEnd = false } = {}) {
  isAtEnd ||= toEnd;
  if (isPressed) {
    waiting = () => drawMessages(actions);
    return;
  }
  const log = byId('log');
  const entries = state.messages.map((message, index) => rowOf(message, state.messages[index - 1], actions));
  shown = new Map(entries.map((entry) => [entry.id, entry]));
  const empty = make('p', { class: 'empty' }, emptyText());
  place(byId('messages'), entries.length > 0 ? entries.map(({ row }) => row) : [empty]);
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

function emptyText() {
  if (isForum(currentChannel())) return t.emptyForum;
  return state.channel ? t.empty : t.nothing;
}

/** The row of a message; the existing one, unless something it was drawn from changed. */
function rowOf(message: Message, previous: Message | undefined, actions: Actions) {
  const isGrouped = continues(message, previous);
  const { channel, person, server } = state;
  const rights = server?.channels.find(({ id }) => id === channel)?.rights;
  const source = JSON.stringify([
    message,
    isGrouped,
    person,
    memberOf(message.author?.id)?.color,
    rights,
    server?.ownRoles,
  ]);
  const present = shown.get(message.id);
  if (present?.source === source) return present;
  return { id: message.id, source, row: drawMessage(message, isGrouped, actions) };
}

/** Whether the message continues its author's previous one. */
function continues(message: Message, previous: Message | undefined) {
  return (
    previous !== undefined &&
    previous.author.id === message.author.id &&
    previous.author.username === message.author.username &&
    previous.type === 0 &&
    message.type === 0 &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_WITHIN_MS
  );
}

/** Moves only the rows that are out of place, so that open or focused elements in the others stay so. */
function place(list: HTMLElement, rows: HTMLElement[]) {
  const focused = focusedIn(list);
  const removed = Array.from(list.children).filter((child) => !rows.some((row) => row === child));
  for (const child of removed) child.remove();
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
  if (focused !== null && document.activeElement === document.body) {
    controlsOf(list.querySelector(`[data-id="${focused.id}"]`))[focused.index]?.focus();
  }
}

/** The focused control and its message, so that a redrawn row can restore the focus. */
function focusedIn(list: HTMLElement) {
  const row = document.activeElement?.closest<HTMLElement>('[data-id]');
  if (!row || !list.contains(row)) return null;
  return { id: row.dataset['id'], index: controlsOf(row).findIndex((control) => control === document.activeElement) };
}

const controlsOf = (row: Element | null) => [
  ...(row?.querySelectorAll<HTMLElement>('button, select, summary, input, a') ?? []),
];
