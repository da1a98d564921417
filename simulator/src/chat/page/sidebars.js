import { drawMemberMenu } from './menus.js';
import { ask, avatarUrl, byId, colorOf, make, memberOf, state } from './state.js';
import { t } from './texts.js';

const CATEGORY = 4;
const VOICE = 2;

/** Wires the controls that stay while everything else is drawn anew. */
export function setUpSidebars(actions) {
  byId('person').addEventListener('change', (event) => actions.choosePerson(event.target.value));
  byId('leave').addEventListener('click', () => actions.leave());
  const beside = byId('beside');
  beside.href = '/beside';
  beside.hidden = window !== window.parent;
  beside.addEventListener('click', () => {
    const other = state.world.people.find(({ id }) => id !== state.person)?.id ?? '';
    const places = { person: state.person, other, guild: state.guild ?? '', channel: state.channel ?? '' };
    beside.href = `/beside?${new URLSearchParams(places)}`;
  });
}

export function drawPeople() {
  const select = byId('person');
  byId('person-label').textContent = t.iAm;
  byId('beside').textContent = t.beside;
  select.replaceChildren(
    ...state.world.people.map((person) =>
      make('option', { value: person.id, selected: person.id === state.person }, person.global_name),
    ),
  );
  byId('me-avatar').src = avatarUrl(state.world.people.find(({ id }) => id === state.person));
}

export function drawServers(actions) {
  const tiles = state.world.guilds.map((guild) =>
    make(
      'button',
      {
        type: 'button',
        class: 'tile',
        title: guild.name,
        'aria-label': guild.name,
        'aria-current': guild.id === state.guild ? 'true' : null,
        onclick: () => actions.chooseGuild(guild.id),
      },
      icon(guild),
    ),
  );
  const home = make(
    'button',
    {
      type: 'button',
      class: 'tile home',
      title: t.direct,
      'aria-label': t.direct,
      'aria-current': state.guild ? null : 'true',
      onclick: () => actions.chooseGuild(null),
    },
    '✉',
  );
  const joinable = state.world.joinable.map((guild) =>
    make(
      'button',
      {
        type: 'button',
        class: 'tile faded',
        disabled: guild.banned,
        title: guild.banned ? `${guild.name} (${t.banMark})` : `${t.join}: ${guild.name}`,
        'aria-label': `${t.join}: ${guild.name}`,
        onclick: () => actions.join(guild.id),
      },
      icon(guild),
      make('span', { class: 'badge', 'aria-hidden': 'true' }, guild.banned ? '⦸' : '+'),
    ),
  );
  byId('servers').replaceChildren(
    home,
    make('hr'),
    ...tiles,
    ...(joinable.length > 0 ? [make('hr'), ...joinable] : []),
  );
  byId('servers').setAttribute('aria-label', t.servers);
}

function icon(guild) {
  if (guild.icon)
    return make('img', { src: `/cdn/icons/${guild.id}/${guild.icon}.png`, alt: '', width: 48, height: 48 });
  return make(
    'span',
    {},
    guild.name
      .split(/\s+/)
      .map((word) => word[0])
      .join('')
      .slice(0, 3),
  );
}

export function drawChannels(actions) {
  byId('channels').setAttribute('aria-label', t.channels);
  byId('guild-name').textContent = state.server?.name ?? t.direct;
  const leave = byId('leave');
  leave.textContent = t.leave;
  leave.hidden = !state.server || state.server.isOwner;
  byId('channel-list').replaceChildren(...(state.server ? listGuild(actions) : listDirect(actions)));
}

function listGuild(actions) {
  const { channels } = state.server;
  const categories = channels.filter(({ type }) => type === CATEGORY);
  const loose = channels.filter(
    ({ type, parentId }) => type !== CATEGORY && !categories.some(({ id }) => id === parentId),
  );
  return [
    ...loose.flatMap((channel) => withInner(channel, actions)),
    ...categories.map((category) =>
      make(
        'details',
        { open: true },
        make('summary', {}, category.name),
        ...channels
          .filter(({ parentId }) => parentId === category.id)
          .flatMap((channel) => withInner(channel, actions)),
      ),
    ),
  ];
}

/** A channel, the threads in it and the people in its voice. */
function withInner(channel, actions) {
  const threads = state.server.threads.filter(({ parentId }) => parentId === channel.id);
  const voices = state.server.voice.filter(({ channelId }) => channelId === channel.id);
  return [
    entry(channel, actions),
    ...threads.map((thread) => entry(thread, actions, 'thread')),
    ...voices.map(({ userId }) => make('p', { class: 'in-voice' }, memberOf(userId)?.name ?? '')),
  ];
}

function entry(channel, actions, kind = '') {
  const isVoice = channel.type === VOICE;
  return make(
    'button',
    {
      type: 'button',
      class: `channel ${kind}`,
      'aria-current': channel.id === state.channel ? 'page' : null,
      onclick: () => (isVoice ? actions.toggleVoice(channel.id) : actions.chooseChannel(channel.id)),
    },
    make('span', { class: 'hash', 'aria-hidden': 'true' }, isVoice ? '♪' : kind === 'thread' ? '↳' : '#'),
    channel.name,
  );
}

function listDirect(actions) {
  const others = state.world.people.filter(({ id }) => id !== state.person);
  const open = state.world.direct.map((channel) =>
    make(
      'button',
      {
        type: 'button',
        class: 'channel',
        'aria-current': channel.id === state.channel ? 'page' : null,
        onclick: () => actions.chooseChannel(channel.id),
      },
      make('img', { src: avatarUrl(channel.user), alt: '', width: 24, height: 24 }),
      channel.name,
    ),
  );
  const start = others
    .filter(({ id }) => !state.world.direct.some(({ user }) => user?.id === id))
    .map((person) =>
      make(
        'button',
        { type: 'button', class: 'channel faded', onclick: () => actions.openDirect(person.id) },
        make('img', { src: avatarUrl(person), alt: '', width: 24, height: 24 }),
        t.openDirect(person.global_name),
      ),
    );
  return [...open, ...start];
}

export function drawMembers(actions) {
  const { server } = state;
  const aside = byId('members');
  aside.setAttribute('aria-label', t.members);
  aside.hidden = !server;
  document.body.classList.toggle('direct', !server);
  if (!server) return aside.replaceChildren();
  const groups = server.roles.filter(({ hoist }) => hoist).toSorted((left, right) => right.position - left.position);
  const sections = [
    ...groups.map((role) => [role.name, server.members.filter(({ group }) => group === role.id)]),
    [t.online, server.members.filter(({ group }) => group === null)],
  ];
  const rest = server.memberCount - server.members.length;
  aside.replaceChildren(
    ...sections
      .filter(([, members]) => members.length > 0)
      .map(([name, members]) =>
        make(
          'section',
          {},
          make('h3', {}, name),
          make('ul', {}, ...members.map((member) => drawMember(member, actions))),
        ),
      ),
    ...(rest > 0 ? [make('p', { class: 'more' }, t.more(rest.toLocaleString()))] : []),
  );
}

function drawMember(member, actions) {
  const color = colorOf(member.color);
  const isMuted = member.mutedUntil && Date.parse(member.mutedUntil) > Date.now();
  return make(
    'li',
    {},
    make('img', { src: avatarUrl(member), alt: '', width: 32, height: 32, loading: 'lazy' }),
    make('span', { class: 'author', style: color ? `--role: ${color}` : null }, member.name),
    member.bot ? make('span', { class: 'tag' }, t.bot) : null,
    member.owner ? make('span', { title: t.owner }, '★') : null,
    isMuted ? make('span', { title: t.timeout }, '⏱') : null,
    drawMemberMenu(member, actions),
  );
}

export const joinGuild = (id) => ask(`/guilds/${id}/join`, 'POST');
export const leaveGuild = (id) => ask(`/guilds/${id}/leave`, 'POST');
