import type { Leader } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { LeaderRow, type RowSettings } from './leader-row.tsx';
import { SORT_TEXTS } from './sort-texts.ts';
import styles from './table.module.css';

interface LeaderTableProps extends RowSettings {
  /** Describes the table to people who cannot see its context. */
  caption: string;
  leaders: readonly Leader[];
}

/** Members with their ranks and the ranked value. */
export function LeaderTable({ caption, leaders, ...row }: LeaderTableProps) {
  const text = useText();

  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text(m.board_rank)}</span>
            <span aria-hidden="true">#</span>
          </th>
          <th scope="col">{text(m.board_member)}</th>
          <th scope="col">{text(SORT_TEXTS[row.ranking.sort])}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => (
          <LeaderRow key={leader.user.id} leader={leader} {...row} />
        ))}
      </tbody>
    </table>
  );
}
