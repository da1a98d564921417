import type { LogEntryOf } from '@perigee/core/logs/entry';
import { sectionNameSchema } from '@perigee/core/community/settings/sections';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { Link } from 'react-router';
import { m } from '#texts';
import { ChangeList } from '../../../components/change-list/change-list.tsx';
import { useGuildQuery } from '../../../lib/guilds/use-guild.ts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../../lib/settings/section-text.ts';
import { Changes } from './changes.tsx';
import { Fact } from './fact.tsx';
import { Role } from './names.tsx';
import styles from '../entries.module.css';

/** The changes of a server. */
export function ServerChanges({ entry: { details } }: { entry: LogEntryOf<'serverEdit'> }) {
  return <Changes changes={details.changes} />;
}

/** The facts about an invite. */
export function InviteFacts({ entry: { details } }: { entry: LogEntryOf<'inviteCreate'> }) {
  const text = useText();
  const { locale } = usePreferences();
  const { code, maxAgeMs, maxUses, isTemporary, roles = [] } = details;

  return (
    <>
      <Fact name={m.entry_invite}>
        <code>{code}</code>
      </Fact>
      <Fact name={m.entry_lasts}>{maxAgeMs === null ? text(m.entry_endless) : writeDuration(maxAgeMs, locale)}</Fact>
      {maxUses > 0 && <Fact name={m.entry_uses}>{maxUses.toLocaleString(locale)}</Fact>}
      {roles.length > 0 && (
        <Fact name={m.entry_invite_roles} isWide>
          <ul className={styles['names']}>
            {roles.map((role) => (
              <li key={role.id}>
                <Role role={role} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {isTemporary && <Fact name={m.entry_membership}>{text(m.entry_temporary)}</Fact>}
    </>
  );
}

/** The command a moderator used. */
export function CommandFacts({ entry: { details } }: { entry: LogEntryOf<'commandUse'> }) {
  return (
    <Fact name={m.entry_command} isWide>
      <code className={styles['command']}>
        <bdi>{`${details.command} ${details.input}`.trim()}</bdi>
      </code>
    </Fact>
  );
}

/** The settings section that was saved. */
export function SettingsFacts({ entry: { details } }: { entry: LogEntryOf<'settingsSave'> }) {
  const text = useText();
  const section = sectionNameSchema.safeParse(details.section);

  return <Fact name={m.entry_section}>{section.success ? text(sectionText(section.data)) : details.section}</Fact>;
}

const NO_NAMES = { roles: [], channels: [], hiddenChannels: [] };

/** Further changes of a save are folded: a save of all log events has fifty. */
const OPEN_CHANGES = 5;

/** What was saved, with a link to the history for people who may see it. */
export function SettingsChanges({ entry: { details } }: { entry: LogEntryOf<'settingsSave'> }) {
  const text = useText();
  const guildId = useGuildId();
  const { data: guild } = useGuildQuery(guildId);
  const section = sectionNameSchema.safeParse(details.section);
  const folded = details.changes.slice(OPEN_CHANGES);
  const rest = details.changeCount - details.changes.length;

  return (
    <>
      {section.success && details.changes.length > 0 && (
        <>
          <ChangeList
            guild={guild ?? NO_NAMES}
            section={section.data}
            changes={details.changes.slice(0, OPEN_CHANGES)}
          />
          {folded.length > 0 && (
            <details className={styles['folded']}>
              <summary>{text(m.history_hidden, { count: folded.length })}</summary>
              <ChangeList guild={guild ?? NO_NAMES} section={section.data} changes={folded} />
            </details>
          )}
        </>
      )}
      {rest > 0 && <p className={styles['dim']}>{text(m.history_hidden, { count: rest })}</p>}
      {guild?.rights.manager === true && (
        <p>
          <Link to={`/guilds/${guildId}/history`} viewTransition>
            {text(m.entry_history)}
          </Link>
        </p>
      )}
    </>
  );
}
