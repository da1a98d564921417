import type { Message } from '../shapes/message-shapes.ts';
import type { CommandPart, MenuCommand, Server, World } from '../shapes/shapes.ts';
import { openChannels } from '../state/select.ts';
import type { State } from '../state/state.ts';
import type { Connection } from './connection.ts';

/** Channel types that can be opened: text, direct, announcements, threads, forums. */
const TEXT_TYPES = new Set([0, 1, 5, 10, 11, 12, 15, 16]);

/** The default person; the server renders it into the page. */
export const firstPerson = document.documentElement.dataset['person'] ?? '';

/** Starts a navigation. Nothing can be written until the new channel is known. */
function open({ store }: Connection, place: Partial<Pick<State, 'guild' | 'channel'>> = {}): number {
  store.dispatch({ type: 'open', place });
  return store.read().turn;
}

/** Acts as a person: loads what is open to them, and the place that is chosen. */
export async function choosePerson(connection: Connection, person: string): Promise<void> {
  const { store, ask, follow } = connection;
  const turn = open(connection);
  store.dispatch({ type: 'set', parts: { person } });
  // Subscribed before the answer arrives: events of a place opened meanwhile must not be missed.
  follow();
  const world = await ask<World>('').catch(() => null);
  if (store.read().person !== person) return;
  if (world === null) return choosePerson(connection, firstPerson);
  store.dispatch({ type: 'set', parts: { world } });
  const { guild, channel } = store.read();
  if (turn !== store.read().turn) return;
  if (!world.guilds.some(({ id }) => id === guild) && !world.direct.some(({ id }) => id === channel)) {
    store.dispatch({ type: 'set', parts: { guild: world.guilds[0]?.id ?? null, channel: null } });
  }
  await loadGuild(connection, turn);
}

/** Opens a guild, or (null) the direct messages. */
export async function chooseGuild(connection: Connection, guild: string | null): Promise<void> {
  await loadGuild(connection, open(connection, { guild, channel: null }));
}

/** Opens a channel of the open guild. */
export async function chooseChannel(connection: Connection, channel: string): Promise<void> {
  const turn = open(connection, { channel });
  connection.store.dispatch({ type: 'set', parts: { drawer: null } });
  await loadChannel(connection, turn);
}

/** Opens the direct channel with a person. */
export async function openDirect(connection: Connection, personId: string): Promise<void> {
  const { id } = await connection.ask<{ id: string }>(`/direct/${personId}`, 'POST');
  const world = await connection.ask<World>('');
  const turn = open(connection, { guild: null, channel: id });
  connection.store.dispatch({ type: 'set', parts: { world, server: null, drawer: null } });
  await loadChannel(connection, turn);
}

async function loadGuild(connection: Connection, turn: number): Promise<void> {
  const { store } = connection;
  const server = await guildOf(connection);
  if (turn !== store.read().turn) return;
  store.dispatch({ type: 'set', parts: { server } });
  const readable = openChannels(store.read()).filter(({ type }) => TEXT_TYPES.has(type));
  if (!readable.some(({ id }) => id === store.read().channel)) {
    store.dispatch({ type: 'set', parts: { channel: readable[0]?.id ?? null } });
  }
  await loadChannel(connection, turn);
}

/** The open guild; null if there is none, or it can no longer be seen. */
async function guildOf({ store, ask }: Connection): Promise<Server | null> {
  const { guild } = store.read();
  return guild === null ? null : ask<Server>(`/guilds/${guild}`).catch(() => null);
}

async function loadChannel(connection: Connection, turn: number): Promise<void> {
  const { store, typing, attempt } = connection;
  store.dispatch({ type: 'draft', change: { type: 'detach' } });
  typing.reset();
  const { channel } = store.read();
  const [messages, commands, menus] = await Promise.all([
    contentsOf<Message>(connection, channel, 'messages'),
    contentsOf<CommandPart>(connection, channel, 'commands'),
    contentsOf<MenuCommand>(connection, channel, 'menus'),
  ]);
  if (turn !== store.read().turn) return;
  store.dispatch({ type: 'opened', messages, commands, menus });
  if (store.read().news > 0) void attempt(() => catchUp(connection));
}

/** Empty where there is no channel, or it can no longer be read. */
async function contentsOf<Entry>({ ask }: Connection, channel: string | null, part: string): Promise<Entry[]> {
  return channel === null ? [] : ask<Entry[]>(`/channels/${channel}/${part}`).catch(() => []);
}

/** Loads everything again: events may have been missed. */
export async function catchUp(connection: Connection): Promise<void> {
  const { store, ask } = connection;
  const { channel, turn, news } = store.read();
  const messages = channel ? await ask<Message[]>(`/channels/${channel}/messages`) : [];
  if (turn !== store.read().turn) return;
  if (news !== store.read().news) return catchUp(connection);
  store.dispatch({ type: 'caughtUp', messages });
  await reload(connection);
}

/** Loads the guilds and channels again. */
export async function reload(connection: Connection): Promise<void> {
  const { store, ask } = connection;
  const { channel, guild, turn } = store.read();
  const world = await ask<World>('');
  if (turn !== store.read().turn) return;
  if (guild && !world.guilds.some(({ id }) => id === guild)) {
    store.dispatch({ type: 'set', parts: { world } });
    return chooseGuild(connection, null);
  }
  const server = await guildOf(connection);
  if (turn !== store.read().turn) return;
  const isGone = channel !== null && !openChannels({ server, world }).some(({ id }) => id === channel);
  const next = isGone ? open(connection) : turn;
  store.dispatch({ type: 'set', parts: { world, server } });
  if (isGone) await loadGuild(connection, next);
}
