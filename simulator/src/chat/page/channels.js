import { button, byId, make } from './dom.js';
import { icon } from './icons.js';
import { hasServerMenu } from './menus.js';
import { isForum, state } from './state.js';
import { t } from './texts.js';
import { avatarUrl } from './users.js';
import { drawVoiceMembers, enterVoice, isVoice } from './voice.js';

const ANNOUNCEMENTS = 5;
const CATEGORY = 4;

/** The channels of the server, or the direct ones. */
export function drawChannels(actions) {
  byId('channels').setAttribute('aria-label', t.channels);
  byId('guild-name').textContent = state.server?.name ?? t.direct;
  byId('server-menu').hidden = !hasServerMenu();
  byId('channel-list').replaceChildren(...(state.server ? listGuild(actions) : listDirect(actions)));
}

function listGuild(actions) {
  const { channels } = state.server;
  const categories = channels.filter(({ type }) => type === CATEGORY);
  const inCategory = (id) => channels.filter(({ parentId }) => parentId === id);
  const loose = channels.filter(
    ({ type, parentId }) => type !== CATEGORY && !categories.some(({ id }) => id === parentId),
  );
  return [
    ...loose.flatMap((channel) => drawWithContents(channel, actions)),
    ...categories.map(({ id, name }) =>
      make(
        'details',
        { open: true },
        make('summary', {}, icon('chevron', { size: 14 }), name),
        ...inCategory(id).flatMap((channel) => drawWithContents(channel, actions)),
      ),
    ),
  ];
}

/** A channel, the threads in it and the people in its voice. */
function drawWithContents(channel, actions) {
  const threads = state.server.threads.filter(({ parentId }) => parentId === channel.id);
  return [
    drawChannel(channel, actions),
    ...threads.map((thread) => drawChannel(thread, actions, 'thread')),
    ...drawVoiceMembers(channel, actions),
  ];
}

function kindOf(channel) {
  if (isForum(channel)) return 'forum';
  return channel.type === ANNOUNCEMENTS ? 'announcements' : 'hash';
}

function drawChannel(channel, actions, kind = isVoice(channel) ? 'voice' : kindOf(channel)) {
  const open = () => (isVoice(channel) ? enterVoice(channel.id) : actions.chooseChannel(channel.id));
  return button(
    {
      class: `channel ${kind}${state.unread.has(channel.id) ? ' unread' : ''}`,
      'aria-current': channel.id === state.channel ? 'page' : null,
      onclick: () => actions.attempt(open),
    },
    icon(kind, { size: 18 }),
    make('span', {}, channel.name),
  );
}

function listDirect(actions) {
  const others = state.world.people.filter(({ id }) => id !== state.person);
  const entry = (user, label, attributes) =>
    button(attributes, make('img', { src: avatarUrl(user), alt: '', width: 24, height: 24 }), make('span', {}, label));
  const open = state.world.direct.map((channel) =>
    entry(channel.user, channel.name, {
      class: `channel${state.unread.has(channel.id) ? ' unread' : ''}`,
      'aria-current': channel.id === state.channel ? 'page' : null,
      onclick: () => actions.attempt(() => actions.chooseChannel(channel.id)),
    }),
  );
  const start = others
    .filter(({ id }) => !state.world.direct.some(({ user }) => user?.id === id))
    .map((person) =>
      entry(person, t.openDirect(person.global_name), {
        class: 'channel faded',
        onclick: () => actions.attempt(() => actions.openDirect(person.id)),
      }),
    );
  return [...open, ...start];
}
