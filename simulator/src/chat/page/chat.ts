import type { Actions } from './actions.ts';
import { drawChannels } from './channels.ts';
import {
  closeComposer,
  drawComposer,
  drawSuggestions,
  resetComposer,
  setUpComposer,
  startEdit,
  startReply,
} from './composer.ts';
import { byId, make, reasonOf } from './dom.ts';
import { type PageEvent, applyEvent } from './events.ts';
import { closeDrawers, drawHeader, setUpDrawers } from './header.ts';
import { drawMembers } from './people/members.ts';
import { openMemberMenu } from './menus.ts';
import type { Message } from './messages/message-shapes.ts';
import { drawMessages, setUpMessages } from './messages/messages.ts';
import { drawPeople, setUpPeople } from './people/people.ts';
import { drawServers } from './servers.ts';
import type { CommandPart, MenuCommand, Server, World } from './shapes.ts';
import { ask, firstPerson, openChannels, remember, state } from './state.ts';
import { language, t } from './texts/texts.ts';
import { resetTyping } from './people/typing.ts';
import { drawUnpressed, watchPresses } from './unpressed.ts';
import { drawVoiceBar } from './people/voice.ts';

/** Channel types that can be opened: text, direct, announcements, threads, forums. */
const TEXT_TYPES = new Set([0, 1, 5, 10, 11, 12, 15, 16]);
const WARNING_MS = 8_000;
/** Several changes in a row (roles of many members, for instance) cause one reload. */
const RELOAD_AFTER_MS = 60;

let events: EventSource | undefined;
let warningTimer: number | undefined;
let reloadTimer: number | undefined;

/** Counts navigations: an answer to an earlier one is discarded. */
let opened = 0;
let isOpening = false;
/** Counts message changes: a list requested before one of them may lack it. */
let news = 0;

const actions: Actions = {
  choosePerson: (id) => {
    state.person = id;
    void start();
  },
  chooseGuild: async (id) => {
    const turn = open();
    Object.assign(state, { guild: id, channel: null });
    await loadGuild(turn);
  },
  chooseChannel: async (id) => {
    const turn = open();
    state.channel = id;
    closeDrawers();
    await loadChannel(turn);
  },
  join: (id) =>
    attempt(async () => {
      await ask(`/guilds/${id}/join`, 'POST');
      state.world = await ask<World>('');
      await actions.chooseGuild(id);
    }),
  leave: async () => {
    await ask(`/guilds/${state.guild}/leave`, 'POST');
  },
  openDirect: async (personId) => {
    const { id } = await ask<{ id: string }>(`/direct/${personId}`, 'POST');
    state.world = await ask<World>('');
    Object.assign(state, { guild: null, server: null });
    await actions.chooseChannel(id);
  },
  openThread: async (id) => {
    state.server = await ask<Server>(`/guilds/${state.guild}`);
    await actions.chooseChannel(id);
  },
  openMemberMenu: (id, place) => openMemberMenu(id, place, actions),
  reload,
  attempt,
  reply: startReply,
  edit: startEdit,
  warn: (text) => {
    byId('notice').replaceChildren(make('p', {}, text));
    clearTimeout(warningTimer);
    warningTimer = setTimeout(() => byId('notice').replaceChildren(), WARNING_MS);
  },
};

/** Runs the job and shows the reason if it fails. */
async function attempt(job: () => unknown) {
  try {
    await job();
  } catch (error) {
    actions.warn(reasonOf(error));
  }
}

/** Starts a navigation. Nothing can be written until the new channel is known. */
function open() {
  opened += 1;
  isOpening = true;
  news = 0;
  closeComposer();
  return opened;
}

async function start() {
  const turn = open();
  const { person } = state;
  // Subscribed before the answer arrives: events of a place opened meanwhile must not be missed.
  follow();
  const known = await ask<World>('').catch(() => null);
  if (state.person !== person) return;
  if (known === null) {
    state.person = firstPerson;
    return start();
  }
  state.world = known;
  if (turn !== opened) {
    if (!isOpening) drawAll();
    return;
  }
  if (!known.guilds.some(({ id }) => id === state.guild) && !known.direct.some(({ id }) => id === state.channel)) {
    Object.assign(state, { guild: known.guilds[0]?.id ?? null, channel: null });
  }
  await loadGuild(turn);
}

async function loadGuild(turn: number) {
  const server = state.guild ? await ask<Server>(`/guilds/${state.guild}`).catch(() => null) : null;
  if (turn !== opened) return;
  state.server = server;
  const readable = openChannels().filter(({ type }) => TEXT_TYPES.has(type));
  if (!readable.some(({ id }) => id === state.channel)) state.channel = readable[0]?.id ?? null;
  await loadChannel(turn);
}

async function loadChannel(turn: number) {
  const { channel } = state;
  resetComposer();
  resetTyping();
  if (channel !== null) state.unread.delete(channel);
  const [messages, commands, menus] = await Promise.all([
    contentsOf<Message>(channel, 'messages'),
    contentsOf<CommandPart>(channel, 'commands'),
    contentsOf<MenuCommand>(channel, 'menus'),
  ]);
  if (turn !== opened) return;
  isOpening = false;
  Object.assign(state, { messages, commands, menus });
  drawAll();
  drawSuggestions();
  drawMessages(actions, { toEnd: true });
  if (news > 0) void attempt(catchUp);
}

/** Empty where there is no channel, or it can no longer be read. */
async function contentsOf<Entry>(channel: string | null, part: string): Promise<Entry[]> {
  return channel === null ? [] : ask<Entry[]>(`/channels/${channel}/${part}`).catch(() => []);
}

function drawAll() {
  remember();
  drawUnpressed(drawPlaces);
  drawComposer();
}

function drawPlaces() {
  drawPeople();
  drawServers(actions);
  drawChannels(actions);
  drawVoiceBar(actions);
  drawMembers(actions);
  drawHeader(actions);
}

function follow() {
  events?.close();
  const { person } = state;
  events = new EventSource(`/sim/people/${person}/events`);
  // Loads what happened before the stream opened, or while it was lost.
  events.addEventListener('open', () => {
    if (state.person !== person) return;
    news += 1;
    if (!isOpening) void attempt(catchUp);
  });
  events.addEventListener('message', ({ data }) => {
    if (state.person === person) onEvent(JSON.parse(data));
  });
}

function onEvent(event: PageEvent) {
  const effect = applyEvent(event, actions);
  if (effect === 'reload') reloadSoon();
  if (effect !== 'messages') return;
  news += 1;
  const isOwn = event.name === 'MESSAGE_CREATE' && event.data.author?.id === state.person;
  if (!isOpening) drawMessages(actions, { toEnd: isOwn });
}

function reloadSoon() {
  clearTimeout(reloadTimer);
  reloadTimer = setTimeout(() => void attempt(isOpening ? reloadSoon : reload), RELOAD_AFTER_MS);
}

/** Reloads everything: events may have been missed. */
async function catchUp() {
  const { channel } = state;
  const turn = opened;
  const known = news;
  const messages = channel ? await ask<Message[]>(`/channels/${channel}/messages`) : [];
  if (turn !== opened) return;
  if (known !== news) return catchUp();
  state.messages = messages;
  await reload();
}

/** Reloads the guilds and channels. */
async function reload() {
  const { channel, guild } = state;
  const turn = opened;
  const world = await ask<World>('');
  if (turn !== opened) return;
  state.world = world;
  if (guild && !world.guilds.some(({ id }) => id === guild)) return actions.chooseGuild(null);
  const server = guild ? await ask<Server>(`/guilds/${guild}`).catch(() => null) : null;
  if (turn !== opened) return;
  state.server = server;
  if (channel && !openChannels().some(({ id }) => id === channel)) return loadGuild(open());
  drawAll();
  drawMessages(actions);
}

document.documentElement.lang = language;
byId('messages').setAttribute('aria-label', t.messages);
watchPresses();
setUpDrawers();
setUpMessages();
setUpPeople(actions);
setUpComposer(actions);
void start();
