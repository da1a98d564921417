import { drawSuggestions, resetComposer, setUpComposer, startEdit, startReply } from './composer.js';
import { drawMessages } from './messages.js';
import {
  drawChannels,
  drawMembers,
  drawPeople,
  drawServers,
  joinGuild,
  leaveGuild,
  setUpSidebars,
} from './sidebars.js';
import { ask, byId, remember, state } from './state.js';
import { language, t } from './texts.js';

/** Channels that messages are read in here: text, direct, announcements, threads. */
const TEXT_TYPES = new Set([0, 1, 5, 10, 11, 12]);

let events;
let redraw;

const actions = {
  choosePerson: (id) => {
    Object.assign(state, { person: id });
    void start();
  },
  chooseGuild: async (id) => {
    Object.assign(state, { guild: id, channel: null });
    await loadGuild();
  },
  chooseChannel: async (id) => {
    state.channel = id;
    closeDrawers();
    await loadChannel();
  },
  join: (id) =>
    attempt(async () => {
      await joinGuild(id);
      state.world = await ask('');
      await actions.chooseGuild(id);
    }),
  leave: () => attempt(() => leaveGuild(state.guild)),
  openDirect: async (personId) => {
    const { id } = await ask(`/direct/${personId}`, 'POST');
    state.world = await ask('');
    await actions.chooseChannel(id);
  },
  toggleVoice: (id) =>
    attempt(async () => {
      const isIn = state.server.voice.some(({ userId, channelId }) => userId === state.person && channelId === id);
      await ask(`/guilds/${state.guild}/voice`, 'POST', { channelId: isIn ? '' : id });
    }),
  openThread: async (id) => {
    state.server = await ask(`/guilds/${state.guild}`);
    await actions.chooseChannel(id);
  },
  attempt,
  reply: startReply,
  edit: startEdit,
  warn: (text) => {
    byId('notice').textContent = text;
    clearTimeout(redraw);
    redraw = setTimeout(() => byId('notice').replaceChildren(), 8_000);
  },
};

async function attempt(job) {
  try {
    await job();
  } catch (error) {
    actions.warn(error.message);
  }
}

async function start() {
  const known = await ask('').catch(() => null);
  if (known === null) {
    state.person = document.documentElement.dataset.person;
    return start();
  }
  state.world = known;
  if (!known.guilds.some(({ id }) => id === state.guild) && !known.direct.some(({ id }) => id === state.channel)) {
    Object.assign(state, { guild: known.guilds[0]?.id ?? null, channel: null });
  }
  follow();
  drawPeople();
  await loadGuild();
}

/** Channels and threads of the server, or direct channels. */
function openChannels() {
  return state.server ? [...state.server.channels, ...state.server.threads] : state.world.direct;
}

async function loadGuild() {
  state.server = state.guild ? await ask(`/guilds/${state.guild}`).catch(() => null) : null;
  const open = openChannels().filter(({ type }) => TEXT_TYPES.has(type));
  if (!open.some(({ id }) => id === state.channel)) state.channel = open[0]?.id ?? null;
  await loadChannel();
}

async function loadChannel() {
  const { channel } = state;
  resetComposer();
  const parts = ['messages', 'commands', 'menus'];
  const [messages, commands, menus] = channel
    ? await Promise.all(parts.map((part) => ask(`/channels/${channel}/${part}`))).catch(() => [[], [], []])
    : [[], [], []];
  if (state.channel !== channel) return;
  Object.assign(state, { messages, commands, menus });
  drawAll();
  drawSuggestions();
  drawMessages({ ...actions, toEnd: true });
}

function drawAll() {
  remember();
  drawServers(actions);
  drawChannels(actions);
  drawMembers(actions);
  const all = openChannels();
  const channel = all.find(({ id }) => id === state.channel);
  byId('channel-name').textContent = channel ? (state.server ? `# ${channel.name}` : channel.name) : '';
  byId('channel-topic').textContent = channel?.topic ?? state.server?.name ?? '';
  document.title = channel ? `${channel.name} · ${state.server?.name ?? t.direct}` : t.direct;
  const text = byId('text');
  text.disabled = channel?.canWrite !== true;
  byId('send').disabled = text.disabled;
  text.placeholder = text.disabled ? t.noWrite : t.messageTo(state.server ? `#${channel.name}` : channel.name);
}

function follow() {
  events?.close();
  const { person } = state;
  events = new EventSource(`/sim/people/${person}/events`);
  events.addEventListener('message', ({ data }) => {
    if (state.person === person) onEvent(JSON.parse(data));
  });
}

const onMessage = {
  MESSAGE_CREATE: (message) => state.messages.push(message),
  MESSAGE_UPDATE: (message) => {
    const index = state.messages.findIndex(({ id }) => id === message.id);
    if (index >= 0) state.messages[index] = { ...message, reactions: mineMarked(message) };
  },
  MESSAGE_DELETE: ({ id }) => forget([id]),
  MESSAGE_DELETE_BULK: ({ ids }) => forget(ids),
  MESSAGE_REACTION_ADD: (change) => changeReaction(change, 1),
  MESSAGE_REACTION_REMOVE: (change) => changeReaction(change, -1),
  MESSAGE_REACTION_REMOVE_ALL: ({ message_id: id }) =>
    Object.assign(state.messages.find((message) => message.id === id) ?? {}, { reactions: [] }),
  MESSAGE_REACTION_REMOVE_EMOJI: ({ message_id: id, emoji }) => {
    const message = state.messages.find((entry) => entry.id === id);
    if (message) message.reactions = (message.reactions ?? []).filter((entry) => entry.emoji.name !== emoji.name);
  },
  MESSAGE_POLL_VOTE_ADD: (change) => changeVote(change, 1),
  MESSAGE_POLL_VOTE_REMOVE: (change) => changeVote(change, -1),
};

function onEvent({ name, guildId, guildName, isAboutSelf, data }) {
  if (name.startsWith('MESSAGE_')) {
    if (data.channel_id !== state.channel) {
      if (guildId === null && !state.world.direct.some(({ id }) => id === data.channel_id)) reloadSoon();
      return;
    }
    onMessage[name]?.(data);
    const isMine = data.author?.id === state.person;
    drawMessages({ ...actions, toEnd: isMine && name === 'MESSAGE_CREATE' });
    return;
  }
  if (isAboutSelf && (name === 'GUILD_BAN_ADD' || name === 'GUILD_MEMBER_REMOVE'))
    actions.warn(name === 'GUILD_BAN_ADD' ? t.banned(guildName) : t.kicked(guildName));
  if (name !== 'TYPING_START' && name !== 'GUILD_AUDIT_LOG_ENTRY_CREATE') reloadSoon();
}

function forget(ids) {
  state.messages = state.messages.filter(({ id }) => !ids.includes(id));
}

/** Whose reactions are mine is known only here: the event is the same for everybody. */
function mineMarked(message) {
  const mine = state.messages.find(({ id }) => id === message.id)?.reactions ?? [];
  return (message.reactions ?? []).map((entry) => ({
    ...entry,
    me: mine.some(({ emoji, me }) => me && emoji.name === entry.emoji.name),
  }));
}

function changeReaction({ message_id: id, emoji, user_id: userId }, step) {
  const message = state.messages.find((entry) => entry.id === id);
  if (!message) return;
  const reactions = message.reactions ?? [];
  const present = reactions.find((entry) => entry.emoji.name === emoji.name) ?? { emoji, count: 0, me: false };
  present.count += step;
  if (userId === state.person) present.me = step > 0;
  message.reactions = [...reactions.filter((entry) => entry !== present), present].filter(({ count }) => count > 0);
}

function changeVote({ message_id: id, answer_id: answerId, user_id: userId }, step) {
  const counts = state.messages.find((message) => message.id === id)?.poll?.results.answer_counts;
  if (!counts) return;
  const entry = counts.find((each) => each.id === answerId) ?? { id: answerId, count: 0, me_voted: false };
  entry.count += step;
  if (userId === state.person) entry.me_voted = step > 0;
  if (!counts.includes(entry)) counts.push(entry);
}

let reload;
/** Several changes at once (a bulk of roles, members) cost one look. */
function reloadSoon() {
  clearTimeout(reload);
  reload = setTimeout(() => void loadAgain(), 60);
}

async function loadAgain() {
  const { channel } = state;
  state.world = await ask('');
  if (state.guild && !state.world.guilds.some(({ id }) => id === state.guild)) return actions.chooseGuild(null);
  state.server = state.guild ? await ask(`/guilds/${state.guild}`).catch(() => null) : null;
  const all = openChannels();
  if (channel && !all.some(({ id }) => id === channel)) return loadGuild();
  drawAll();
}

function setUpDrawers() {
  const toggle = (name) => () => {
    document.body.dataset.drawer = document.body.dataset.drawer === name ? '' : name;
    byId('shade').hidden = document.body.dataset.drawer === '';
  };
  byId('open-channels').setAttribute('aria-label', t.openChannels);
  byId('open-members').setAttribute('aria-label', t.openMembers);
  byId('open-channels').addEventListener('click', toggle('channels'));
  byId('open-members').addEventListener('click', toggle('members'));
  byId('shade').addEventListener('click', closeDrawers);
}

function closeDrawers() {
  document.body.dataset.drawer = '';
  byId('shade').hidden = true;
}

document.documentElement.lang = language;
byId('messages').setAttribute('aria-label', t.messages);
setUpDrawers();
setUpSidebars(actions);
setUpComposer(actions);
addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawers());
void start();
