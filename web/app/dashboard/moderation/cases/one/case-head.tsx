import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { caseName, casePersonName } from '../case-texts.ts';
import { CaseStatePill } from '../state-pill.tsx';
import { TypeIcon } from '../type-icon.tsx';
import styles from '../case-page.module.css';

/** The case's type, number, member and state. */
export function CaseHead({ summary }: { summary: CaseSummary }) {
  const text = useText();
  const guildId = useGuildId();

  return (
    <>
      <header className={styles['head']}>
        <TypeIcon type={summary.type} isLarge />
        <div>
          <h1>{caseName(text, summary)}</h1>
          <p className={styles['under']}>
            <Link to={`/guilds/${guildId}/cases/members/${summary.member.id}`} viewTransition>
              {casePersonName(summary.member)}
            </Link>
            <CaseStatePill summary={summary} />
          </p>
        </div>
      </header>
      {summary.problem !== null && (
        <p className={styles['problem']}>
          <Icon name="alert" />
          {text(m.case_problem, { problem: summary.problem })}
        </p>
      )}
    </>
  );
}
