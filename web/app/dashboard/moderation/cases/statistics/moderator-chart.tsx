import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { CaseStatistics } from '@perigee/core/moderation/cases/schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { ChartTable } from '../../../../components/sparkline/chart-table.tsx';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { casePersonName, TYPE_LOOKS } from '../case-texts.ts';
import { stack, totalOf } from './stacks.ts';
import styles from './charts.module.css';

interface ModeratorChartProps {
  moderators: CaseStatistics['moderators'];
  types: readonly CaseType[];
}

/** The number of bars drawn; the table lists everybody. */
const BARS = 10;

/** A bar for each moderator, most cases first, linking to their cases. */
export function ModeratorChart({ moderators, types }: ModeratorChartProps) {
  const text = useText();
  const guildId = useGuildId();
  const most = Math.max(1, ...moderators.map(({ counts }) => totalOf(counts)));

  if (moderators.length === 0) return <p className={styles['dim']}>{text(m.case_statistics_nobody)}</p>;
  return (
    <>
      <ol className={styles['moderators']}>
        {moderators.slice(0, BARS).map(({ moderator, counts }) => (
          <li key={moderator.id}>
            <Link to={`/guilds/${guildId}/cases?moderator=${moderator.id}`} viewTransition>
              {casePersonName(moderator)}
            </Link>
            <strong>{totalOf(counts)}</strong>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" height="10" aria-hidden="true" focusable="false">
              {stack(counts).map(({ type, start, size }) => (
                <rect key={type} className={styles['bar']} data-type={type} x={start} width={size} height="1" />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      <div className={styles['tableWrap']}>
        <ChartTable
          columns={[
            text(m.cases_moderator),
            ...types.map((type) => text(TYPE_LOOKS[type].name)),
            text(m.case_statistics_total),
          ]}
          rows={moderators.map(({ moderator, counts }) => ({
            key: moderator.id,
            name: casePersonName(moderator),
            values: [...types.map((type) => String(counts[type])), String(totalOf(counts))],
          }))}
        />
      </div>
    </>
  );
}
