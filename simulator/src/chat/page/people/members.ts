import type { Actions } from '../actions.ts';
import { button, byId, make, type Press } from '../dom.ts';
import { icon } from '../icons.ts';
import type { IconName } from '../icons.ts';
import { presenceDot } from './presence.ts';
import type { Member, Server } from '../shapes.ts';
import { state } from '../state.ts';
import { t } from '../texts/texts.ts';
import { avatarUrl, colorOf } from './users.ts';

/** Draws the member list: online members by hoisted role, then offline ones. */
export function drawMembers(actions: Actions) {
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

function sectionsOf({ roles, members }: Server): [name: string, members: Member[]][] {
  const present = members.filter(({ status }) => status !== 'offline');
  const groups = roles.filter(({ hoist }) => hoist).toSorted((left, right) => right.position - left.position);
  return [
    ...groups.map((role): [string, Member[]] => [role.name, present.filter(({ group }) => group === role.id)]),
    [t.online, present.filter(({ group }) => group === null)],
    [t.offline, members.filter(({ status }) => status === 'offline')],
  ];
}

function drawMember(member: Member, actions: Actions) {
  const color = colorOf(member.color);
  const open = (event: Press) => {
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

const mark = (name: IconName, label: string) =>
  make('span', { class: `mark ${name}`, role: 'img', 'aria-label': label, title: label }, icon(name, { size: 16 }));
