import { byId } from '../dom.ts';
import type { User } from '../messages/message-shapes.ts';
import { ask, state } from '../state.ts';
import { t } from '../texts/texts.ts';
import { memberOf } from './users.ts';

/** The data of a TYPING_START event. */
export interface Typing {
  channel_id: string;
  user_id: string;
  member?: { nick?: string | null; user?: User };
}

/** The platform shows a typing indicator for ten seconds; it is sent again before that ends. */
const SHOWN_MS = 10_000;
const SEND_EVERY_MS = 8_000;
const typists = new Map<string, { name: string; timer: number }>();
let lastSent: { channel: string | null; at: number } = { channel: null, at: 0 };

/** Tells the others that a message is being written, at most once per `SEND_EVERY_MS`. */
export function sendTyping(text: string) {
  const isCurrent = lastSent.channel === state.channel && Date.now() - lastSent.at < SEND_EVERY_MS;
  if (text.trim() === '' || text.startsWith('/') || isCurrent) return;
  lastSent = { channel: state.channel, at: Date.now() };
  void ask(`/channels/${state.channel}/typing`, 'POST').catch(() => {});
}

/** Shows a typing indicator. */
export function addTypist({ channel_id: channelId, user_id: id, member }: Typing): undefined {
  if (channelId !== state.channel || id === state.person) return;
  const person = state.world.people.find((entry) => entry.id === id);
  const user = member?.user ?? person;
  const name = memberOf(id)?.name ?? member?.nick ?? user?.global_name ?? user?.username ?? '';
  clearTimeout(typists.get(id)?.timer);
  typists.set(id, { name, timer: setTimeout(() => removeTypist(id), SHOWN_MS) });
  draw();
}

/** Removes a typing indicator: the message arrived, or the time is up. */
export function removeTypist(id: string) {
  clearTimeout(typists.get(id)?.timer);
  if (typists.delete(id)) draw();
}

/** Removes all typing indicators: for another channel, or after the person's own message. */
export function resetTyping() {
  for (const id of Array.from(typists.keys())) removeTypist(id);
  lastSent = { channel: null, at: 0 };
}

function draw() {
  const names = [...typists.values()].map(({ name }) => name);
  byId('typing').textContent = names.length === 0 ? '' : t.typing(names);
}
