import type { KindFlow } from '@perigee/core/insights/economy-health/flows';
import { m } from '#texts';
import { ChartTable } from '../../../../components/sparkline/chart-table.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { kindText } from '../kind-text.ts';
import { useAmounts } from '../use-amounts.ts';
import styles from '../health.module.css';

/** What each kind minted (to the right) and removed (to the left), largest first. */
export function KindBars({ flows }: { flows: readonly KindFlow[] }) {
  const text = useText();
  const { full } = useAmounts();
  const shown = flows.filter(({ minted, removed }) => minted + removed > 0);
  const most = Math.max(1, ...shown.flatMap(({ minted, removed }) => [minted, removed]));

  return (
    <>
      <ul className={styles['kinds']}>
        {shown.map(({ kind, minted, removed }) => (
          <KindRow key={kind} kind={kind} minted={minted} removed={removed} most={most} />
        ))}
      </ul>
      <ChartTable
        columns={[m.health_kind, m.health_minted, m.health_removed, m.health_moved, m.health_times].map((column) =>
          text(column),
        )}
        rows={flows.map(({ kind, minted, removed, moved, times }) => ({
          key: kind,
          name: text(kindText(kind)),
          values: [minted, removed, moved, times].map(full),
        }))}
      />
    </>
  );
}

type KindRowProps = Pick<KindFlow, 'kind' | 'minted' | 'removed'> & { most: number };

function KindRow({ kind, minted, removed, most }: KindRowProps) {
  const text = useText();
  const { full } = useAmounts();

  return (
    <li>
      <span className={styles['kindName']}>{text(kindText(kind))}</span>
      <span className={styles['removed']}>
        {removed > 0 && <span className={styles['unseen']}>{text(m.health_removed)} </span>}
        {removed > 0 && `−${full(removed)}`}
      </span>
      <svg
        viewBox={`${-most} 0 ${2 * most} 1`}
        preserveAspectRatio="none"
        height="14"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles['bar']} data-way="removed" x={-removed} width={removed} height="1" />
        <rect className={styles['bar']} data-way="minted" x="0" width={minted} height="1" />
        <line className={styles['middle']} x1="0" x2="0" y1="0" y2="1" />
      </svg>
      <span className={styles['minted']}>
        {minted > 0 && <span className={styles['unseen']}>{text(m.health_minted)} </span>}
        {minted > 0 && `+${full(minted)}`}
      </span>
    </li>
  );
}
