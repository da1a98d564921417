import { now } from '../../base/clock.ts';
import { createdAtMs } from '../../base/snowflakes.ts';
import type { Message, World } from '../../state/state.ts';

/** How long nonces are remembered. The platform says "the past few minutes". */
const NONCE_MS = 3 * 60 * 1_000;

type Nonce = string | number;
type Place = Pick<Message, 'id' | 'channelId'>;

/** Messages by author and nonce, oldest first, so that a large world need not be searched for them. */
const indexes = new WeakMap<World, Map<string, Place>>();

/** Remembers the message, if it has a nonce. */
export function rememberNonce(world: World, message: Message): void {
  if (message.nonce === null) return;
  const index = indexOf(world);
  for (const [key, { id }] of index) {
    if (!isOld(id)) break;
    index.delete(key);
  }
  add(index, message, message.nonce);
}

/** The author's recent message with the nonce, in whatever channel, unless it was deleted. */
export function findByNonce(world: World, authorId: string, nonce: Nonce): Message | undefined {
  const place = indexOf(world).get(keyOf(authorId, nonce));
  if (place === undefined || isOld(place.id)) return undefined;
  return world.messages[place.channelId]?.findLast(({ id }) => id === place.id);
}

function indexOf(world: World): Map<string, Place> {
  const existing = indexes.get(world);
  if (existing !== undefined) return existing;
  const index = new Map<string, Place>();
  for (const message of Object.values(world.messages).flatMap((messages) => messages ?? [])) {
    if (message.nonce !== null && !isOld(message.id)) add(index, message, message.nonce);
  }
  indexes.set(world, index);
  return index;
}

function add(index: Map<string, Place>, { id, channelId, authorId }: Message, nonce: Nonce): void {
  const key = keyOf(authorId, nonce);
  // Moves it to the end.
  index.delete(key);
  index.set(key, { id, channelId });
}

/** The number 1 and the text "1" are two nonces. */
function keyOf(authorId: string, nonce: Nonce): string {
  return `${authorId} ${JSON.stringify(nonce)}`;
}

function isOld(id: string): boolean {
  return now() - createdAtMs(id) >= NONCE_MS;
}
