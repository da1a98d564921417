import type { Actions } from './actions.ts';
import { type Attributes, button, byId, make } from './dom.ts';
import { icon, type IconName } from './icons.ts';
import { hasServerMenu } from './menus.ts';
import type { User } from './messages/message-shapes.ts';
import type { Channel, Server } from './shapes.ts';
import { isForum, state } from './state.ts';
import { t } from './texts/texts.ts';
import { avatarUrl, nameOf } from './people/users.ts';
import { drawVoiceMembers, enterVoice, isVoice } from './people/voice.ts';

const ANNOUNCEMENTS = 5;
const CATEGORY = 4;

/** Draws the guild's channels, or the direct ones. */
export function drawChannels(actions: Actions) {
  byId('channels').setAttribute('aria-label', t.channels);
  byId('guild-name').textContent = state.server?.name ?? t.direct;
  byId('server-menu').hidden = !hasServerMenu();
  byId('channel-list').replaceChildren(...(state.server ? listGuild(state.server, actions) : listDirect(actions)));
}

function listGuild({ channels }: Server, actions: Actions) {
  const categories = channels.filter(({ type }) => type === CATEGORY);
  const inCategory = (id: string) => channels.filter(({ parentId }) => parentId === id);
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

/** A channel with its threads and the people in its voice. */
function drawWithContents(channel: Channel, actions: Actions) {
  const threads = (state.server?.threads ?? []).filter(({ parentId }) => parentId === channel.id);
  return [
    drawChannel(channel, actions),
    ...threads.map((thread) => drawChannel(thread, actions, 'thread')),
    ...drawVoiceMembers(channel, actions),
  ];
}

function kindOf(channel: Channel): IconName {
  if (isForum(channel)) return 'forum';
  return channel.type === ANNOUNCEMENTS ? 'announcements' : 'hash';
}

function drawChannel(
  channel: Channel,
  actions: Actions,
  kind: IconName = isVoice(channel) ? 'voice' : kindOf(channel),
) {
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

function listDirect(actions: Actions) {
  const others = state.world.people.filter(({ id }) => id !== state.person);
  const entry = (user: User | null | undefined, label: string, attributes: Attributes) =>
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
      entry(person, t.openDirect(nameOf(person)), {
        class: 'channel faded',
        onclick: () => actions.attempt(() => actions.openDirect(person.id)),
      }),
    );
  return [...open, ...start];
}
