import type { MessageEvent, PageEvent, Typing } from '../state/events.ts';
import { memberOf } from '../state/select.ts';
import { t } from '../texts/texts.ts';
import type { Connection } from './connection.ts';
import { catchUp, reload } from './navigation.ts';

/** Several changes in a row (roles of many members, for instance) cause one reload. */
const RELOAD_AFTER_MS = 60;

/** Events that change nothing on the page. */
const UNSEEN = new Set<string>([
  'GUILD_AUDIT_LOG_ENTRY_CREATE',
  'WEBHOOKS_UPDATE',
  'CHANNEL_PINS_UPDATE',
  'INTERACTION_CREATE',
]);

const isOfMessages = (event: PageEvent): event is PageEvent & MessageEvent => event.name.startsWith('MESSAGE_');

/** Follows a person's events; following another person ends it. */
export function createFollow(connection: Connection): () => void {
  let events: EventSource | undefined;
  const reloadSoon = createReloadSoon(connection);
  return () => {
    events?.close();
    const { person } = connection.store.read();
    const isCurrent = () => connection.store.read().person === person;
    events = new EventSource(`/sim/people/${person}/events`);
    // Loads what happened before the stream opened, or while it was lost.
    events.addEventListener('open', () => {
      if (!isCurrent()) return;
      connection.store.dispatch({ type: 'following' });
      if (!connection.store.read().isOpening) void connection.attempt(() => catchUp(connection));
    });
    events.addEventListener('message', ({ data }) => {
      if (isCurrent()) onEvent(connection, JSON.parse(data), reloadSoon);
    });
  };
}

function createReloadSoon(connection: Connection): () => void {
  let timer: number | undefined;
  const reloadSoon = () => {
    clearTimeout(timer);
    const run = () => (connection.store.read().isOpening ? reloadSoon() : reload(connection));
    timer = setTimeout(() => void connection.attempt(run), RELOAD_AFTER_MS);
  };
  return reloadSoon;
}

function onEvent(connection: Connection, event: PageEvent, reloadSoon: () => void): void {
  if (event.name === 'TYPING_START') return addTypist(connection, event.data);
  if (UNSEEN.has(event.name)) return;
  if (isOfMessages(event)) return onMessage(connection, event, reloadSoon);
  const { isAboutSelf, guildName } = event;
  if (isAboutSelf && event.name === 'GUILD_BAN_ADD') connection.warn(t.banned(guildName ?? ''));
  if (isAboutSelf && event.name === 'GUILD_MEMBER_REMOVE') connection.warn(t.kicked(guildName ?? ''));
  reloadSoon();
}

function onMessage({ store, typing }: Connection, event: PageEvent & MessageEvent, reloadSoon: () => void): void {
  const { channel, guild } = store.read();
  const { channel_id: channelId } = event.data;
  if (channelId === channel) {
    if (event.name === 'MESSAGE_CREATE') typing.remove(event.data.author.id);
    store.dispatch({ type: 'happened', event });
  } else if (event.name === 'MESSAGE_CREATE') {
    store.dispatch({ type: 'unread', channel: channelId });
    if (event.guildId === null || event.guildId === guild) reloadSoon();
  }
}

function addTypist({ store, typing }: Connection, { channel_id: channelId, user_id: id, member }: Typing): void {
  const state = store.read();
  if (channelId !== state.channel || id === state.person) return;
  const user = member?.user ?? state.world.people.find((person) => person.id === id);
  typing.add(id, memberOf(state, id)?.name ?? member?.nick ?? user?.global_name ?? user?.username ?? '');
}
