import type { LogEntry, LogEntryOf } from '@perigee/core/logs/entry';
import type { LEAVE_KINDS } from '@perigee/core/logs/details';
import type { LoggedName } from '@perigee/core/logs/parts';
import { m } from '#texts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { FromTo } from './changes.tsx';
import { Fact } from './fact.tsx';
import { Person, Role } from './names.tsx';
import styles from '../entries.module.css';

/** The member an entry is about. */
export function TargetFact({ target }: Pick<LogEntry, 'target'>) {
  if (target === null) return null;
  return (
    <Fact name={m.cases_member}>
      <Person person={target} as="target" />
    </Fact>
  );
}

type MemberEntry = LogEntryOf<'memberNickname' | 'memberRoles' | 'voiceJoin' | 'voiceMute'>;

/** The member of an entry, as a fact. */
export function MemberFact({ entry: { target } }: { entry: MemberEntry }) {
  return <TargetFact target={target} />;
}

/** The facts about a member who joined. */
export function JoinFacts({ entry: { target, details } }: { entry: LogEntryOf<'memberJoin'> }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();
  const { accountCreatedAt, isBot, memberCount, invite } = details;

  return (
    <>
      <TargetFact target={target} />
      {isBot && <Fact name={m.entry_kind}>{text(m.entry_bot)}</Fact>}
      <Fact name={m.entry_account}>
        <time dateTime={accountCreatedAt}>{moments.day(accountCreatedAt)}</time>
      </Fact>
      {invite !== null && (
        <Fact name={m.entry_invite}>
          <code>{invite.code}</code>
          {invite.inviter !== null && (
            <>
              {' · '}
              <Person person={invite.inviter} as="actor" />
            </>
          )}
        </Fact>
      )}
      {memberCount !== null && <Fact name={m.entry_members}>{memberCount.toLocaleString(locale)}</Fact>}
    </>
  );
}

const HOW_TEXTS: Record<(typeof LEAVE_KINDS)[number], PlainMessage> = {
  left: m.entry_how_left,
  kicked: m.entry_how_kicked,
  banned: m.entry_how_banned,
};

/** The facts about a member who left. */
export function LeaveFacts({ entry: { target, details } }: { entry: LogEntryOf<'memberLeave'> }) {
  const text = useText();
  const moments = useMoments();
  const { joinedAt, how, roles } = details;

  return (
    <>
      <TargetFact target={target} />
      {how !== null && <Fact name={m.entry_how}>{text(HOW_TEXTS[how])}</Fact>}
      {joinedAt !== null && (
        <Fact name={m.entry_joined}>
          <time dateTime={joinedAt}>{moments.day(joinedAt)}</time>
        </Fact>
      )}
      {roles.length > 0 && (
        <Fact name={m.entry_roles} isWide>
          <RoleNames roles={roles} />
        </Fact>
      )}
    </>
  );
}

/** A nickname before and after. */
export function NicknameChange({ entry: { details } }: { entry: LogEntryOf<'memberNickname'> }) {
  const text = useText();
  const { before, after } = details;

  return (
    <dl className={styles['changes']}>
      <div>
        <dt>{text(m.entry_nickname)}</dt>
        <dd>
          <FromTo
            before={before === null ? text(m.entry_none) : <bdi>{before}</bdi>}
            after={after === null ? text(m.entry_none) : <bdi>{after}</bdi>}
          />
        </dd>
      </div>
    </dl>
  );
}

/** Roles given and removed. */
export function RolesChange({ entry: { details } }: { entry: LogEntryOf<'memberRoles'> }) {
  return (
    <>
      <RoleList title={m.entry_roles_added} roles={details.added} sign="added" />
      <RoleList title={m.entry_roles_removed} roles={details.removed} sign="removed" />
    </>
  );
}

interface RoleListProps {
  title: PlainMessage;
  roles: readonly LoggedName[];
  sign: 'added' | 'removed';
}

function RoleList({ title, roles, sign }: RoleListProps) {
  const text = useText();

  if (roles.length === 0) return null;
  return (
    <div className={styles['listed']}>
      <p>{text(title)}</p>
      <RoleNames roles={roles} sign={sign} />
    </div>
  );
}

function RoleNames({ roles, sign }: { roles: readonly LoggedName[]; sign?: 'added' | 'removed' }) {
  return (
    <ul className={styles['pills']} data-sign={sign}>
      {roles.map((role) => (
        <li key={role.id}>
          <Role role={role} />
        </li>
      ))}
    </ul>
  );
}
