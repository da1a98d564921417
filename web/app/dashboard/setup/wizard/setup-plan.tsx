import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import type { PlannedSection } from '@perigee/core/setup/wizard/endpoints';
import type { SetupSection } from '@perigee/core/setup/wizard/plan-section';
import { m } from '#texts';
import { ChangeList } from '../../components/change-list/change-list.tsx';
import { RefusedFields } from '../../components/refused-fields/refused-fields.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useAllSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { planLines } from './plan-lines.ts';
import styles from './setup.module.css';

const ICONS: Record<SetupSection, IconName> = {
  general: 'language',
  greetings: 'greetings',
  logs: 'logs',
  automod: 'shield',
  moderation: 'moderation',
};

interface SetupPlanListProps {
  answers: SetupAnswers;
  sections: readonly PlannedSection[];
}

/** What the answers would change, section by section. */
export function SetupPlanList({ answers, sections }: SetupPlanListProps) {
  const text = useText();
  if (sections.length === 0) return <p className={styles['note']}>{text(m.setup_plan_same)}</p>;

  return (
    <ul className={styles['plan']}>
      {sections.map((planned) => (
        <PlannedEntry key={planned.section} answers={answers} planned={planned} />
      ))}
    </ul>
  );
}

function PlannedEntry({ answers, planned }: { answers: SetupAnswers; planned: PlannedSection }) {
  const { section, changes, changeCount, issues } = planned;
  const text = useText();
  const guild = { ...useGuild(), settings: useAllSettings() };

  return (
    <li>
      <Icon name={ICONS[section]} size={20} />
      <div>
        {planLines(section, { text, guild, answers }).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {issues.length > 0 && (
          <div role="alert">
            <RefusedFields title={text(m.setup_plan_refused)} section={section} issues={issues} />
          </div>
        )}
        <details className={styles['details']}>
          <summary>{text(m.setup_plan_details, { count: changeCount })}</summary>
          <ChangeList guild={guild} section={section} changes={changes} />
          {changeCount > changes.length && <p>{text(m.history_hidden, { count: changeCount - changes.length })}</p>}
        </details>
      </div>
    </li>
  );
}
