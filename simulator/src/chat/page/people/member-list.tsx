import type { MouseEvent } from 'react';
import { Avatar } from '../elements/avatar.tsx';
import type { IconName } from '../elements/icon-paths.ts';
import { Icon } from '../elements/icon.tsx';
import { roleStyle } from '../elements/looks.ts';
import { placeOf } from '../elements/place.ts';
import { PresenceDot } from '../elements/presence-dot.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import type { Member, Server } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';

/** The guild's members: those online by hoisted role, then those offline. */
export function MemberList() {
  const server = useSettled((state) => state.server);
  const rest = server ? server.memberCount - server.members.length : 0;
  return (
    <aside id="members" aria-label={t.members} hidden={!server}>
      {(server ? sectionsOf(server) : []).map(({ id, name, members }) => (
        <section key={id}>
          <h2>{`${name} · ${members.length}`}</h2>
          <ul>
            {members.map((member) => (
              <MemberEntry key={member.id} member={member} />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 ? <p className="more">{t.more(rest)}</p> : null}
    </aside>
  );
}

interface Section {
  id: string;
  name: string;
  members: Member[];
}

function sectionsOf({ roles, members }: Server): Section[] {
  const present = members.filter(({ status }) => status !== 'offline');
  const groups = roles.filter(({ hoist }) => hoist).toSorted((left, right) => right.position - left.position);
  const sections = [
    ...groups.map(({ id, name }) => ({ id, name, members: present.filter(({ group }) => group === id) })),
    { id: 'online', name: t.online, members: present.filter(({ group }) => group === null) },
    { id: 'offline', name: t.offline, members: members.filter(({ status }) => status === 'offline') },
  ];
  return sections.filter((section) => section.members.length > 0);
}

function MemberEntry({ member }: { member: Member }) {
  const { openPopup } = useSession();
  const handleOpen = (event: MouseEvent) => {
    event.preventDefault();
    openPopup({ kind: 'member', id: member.id, place: placeOf(event.currentTarget) });
  };
  return (
    <li>
      <button
        type="button"
        className={`member ${member.status}`}
        aria-haspopup="menu"
        onClick={handleOpen}
        onContextMenu={handleOpen}
      >
        <span className="avatar-box">
          <Avatar user={member} size={32} isLazy />
          <PresenceDot status={member.status} />
        </span>
        <span className="who">
          <span className="author" style={roleStyle(member.color)}>
            {member.name}
          </span>
          {member.customStatus ? <small>{member.customStatus}</small> : null}
        </span>
        {member.bot ? <span className="tag">{t.bot}</span> : null}
        {member.owner ? <Mark icon="crown" label={t.owner} /> : null}
        {member.mutedUntil ? <Mark icon="clock" label={t.timedOut} /> : null}
      </button>
    </li>
  );
}

function Mark({ icon, label }: { icon: IconName; label: string }) {
  return (
    <span className={`mark ${icon}`} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={16} />
    </span>
  );
}
