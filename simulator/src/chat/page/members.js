import { button, byId, make } from './dom.js';
import { icon } from './icons.js';
import { presenceDot } from './presence.js';
import { state } from './state.js';
import { t } from './texts.js';
import { avatarUrl, colorOf } from './users.js';

/** The members beside a channel: those who are there by their roles, then everybody else. */
export function drawMembers(actions) {
  const { server } = state;
  const aside = byId('members');
  aside.setAttribute('aria-label', t.members);
  aside.hidden = !server;
  byId('open-members').hidden = !server;
  document.body.classList.toggle('direct', !server);
  if (!server) return aside.replaceChildren();
  const rest = server.memberCount - server.members.length;
  aside.replaceChildren(
    ...sectionsOf(server)
      .filter(([, members]) => members.length > 0)
      .map(([name, members]) =>
        make(
          'section',
          {},
          make('h2', {}, `${name} · ${members.length}`),
          make('ul', {}, ...members.map((member) => drawMember(member, actions))),
        ),
      ),
    ...(rest > 0 ? [make('p', { class: 'more' }, t.more(rest))] : []),
  );
}

function sectionsOf({ roles, members }) {
  const present = members.filter(({ status }) => status !== 'offline');
  const groups = roles.filter(({ hoist }) => hoist).toSorted((left, right) => right.position - left.position);
  return [
    ...groups.map((role) => [role.name, present.filter(({ group }) => group === role.id)]),
    [t.online, present.filter(({ group }) => group === null)],
    [t.offline, members.filter(({ status }) => status === 'offline')],
  ];
}

function drawMember(member, actions) {
  const color = colorOf(member.color);
  const open = (event) => {
    event.preventDefault();
    actions.openMemberMenu(member.id, event.currentTarget);
  };
  return make(
    'li',
    {},
    button(
      { class: `member ${member.status}`, 'aria-haspopup': 'menu', onclick: open, oncontextmenu: open },
      make(
        'span',
        { class: 'avatar-box' },
        make('img', { src: avatarUrl(member), alt: '', width: 32, height: 32, loading: 'lazy' }),
        presenceDot(member.status),
      ),
      make(
        'span',
        { class: 'who' },
        make('span', { class: 'author', style: color ? `--role: ${color}` : null }, member.name),
        member.customStatus ? make('small', {}, member.customStatus) : null,
      ),
      member.bot ? make('span', { class: 'tag' }, t.bot) : null,
      member.owner ? mark('crown', t.owner) : null,
      member.mutedUntil ? mark('clock', t.timedOut) : null,
    ),
  );
}

const mark = (name, label) =>
  make('span', { class: `mark ${name}`, role: 'img', 'aria-label': label, title: label }, icon(name, { size: 16 }));
