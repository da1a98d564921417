import type { HostQueue } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Ago } from './ago.tsx';
import { HostTable } from './host-table.tsx';
import { HostPanel } from './host-panel.tsx';
import styles from './host.module.css';

const NONE = '—';
const COLUMNS = [m.host_kind, m.host_scheduled, m.host_due, m.host_overdue, m.host_oldest, m.host_given_up];

/** The bot's pending work. */
export function QueuesPanel({ queues }: { queues: readonly HostQueue[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const count = (number: number, status: 'good' | 'bad' | 'warn' = 'good') => (
    <span key={status} data-status={number === 0 ? 'good' : status} className={styles['count']}>
      {number.toLocaleString(locale)}
    </span>
  );

  return (
    <HostPanel title={text(m.host_queues)} text={text(m.host_queues_text)}>
      {queues.length === 0 ? (
        <p className={styles['dim']}>{text(m.host_queues_none)}</p>
      ) : (
        <HostTable
          label={text(m.host_queues)}
          columns={COLUMNS.map((column) => text(column))}
          rows={queues.map(({ name, scheduled, due, overdue, oldestDueAt, failed }) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              count(scheduled),
              count(due),
              count(overdue, 'bad'),
              oldestDueAt === null ? NONE : <Ago key="oldest" at={oldestDueAt} />,
              count(failed, 'warn'),
            ],
          }))}
        />
      )}
    </HostPanel>
  );
}
