import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { caseName, moderatorName, casePersonName } from '../case-texts.ts';
import { CaseStatePill } from '../state-pill.tsx';
import { TypeIcon } from '../type-icon.tsx';
import styles from '../cases.module.css';

/** One case in a list; the whole row is a link to the case. */
export function CaseRow({ summary }: { summary: CaseSummary }) {
  const text = useText();
  const moments = useMoments();
  const guildId = useGuildId();

  return (
    <li className={styles['row']}>
      <TypeIcon type={summary.type} />
      <Link className={styles['name']} to={`/guilds/${guildId}/cases/${summary.number}`} viewTransition>
        {caseName(text, summary)}
      </Link>
      <span className={styles['member']}>{casePersonName(summary.member)}</span>
      <span className={styles['words']} data-empty={summary.reason === ''}>
        {summary.reason || text(m.case_no_reason)}
      </span>
      <span className={styles['by']}>{text(m.case_by, { name: moderatorName(text, summary) })}</span>
      <time className={styles['date']} dateTime={summary.createdAt}>
        {moments.dayAndTime(summary.createdAt)}
      </time>
      <CaseStatePill summary={summary} />
    </li>
  );
}
