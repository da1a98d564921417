import type { HostProcess, HostShard } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HostTable } from './host-table.tsx';
import { HostPanel } from './host-panel.tsx';
import { processName } from './process-name.ts';
import styles from './host.module.css';

const NONE = '—';

/** Which process runs which shard. */
export function ShardsPanel({
  shards,
  processes,
}: {
  shards: readonly HostShard[];
  processes: readonly HostProcess[];
}) {
  const text = useText();
  const { locale } = usePreferences();
  const ownerOf = ({ process }: HostShard) => {
    const owner = processes.find(({ name }) => name === process);
    return owner === undefined ? (process ?? text(m.host_nobody)) : processName(owner);
  };
  const columns = [m.host_shard, m.host_state, m.host_process, m.stats_guilds, m.stats_ping];

  return (
    <HostPanel title={text(m.host_shards)} text={text(m.host_shards_text)}>
      {shards.length === 0 ? (
        <p className={styles['dim']}>{text(m.host_shards_none)}</p>
      ) : (
        <HostTable
          label={text(m.host_shards)}
          columns={columns.map((column) => text(column))}
          rows={shards.map((shard) => ({
            key: shard.id,
            cells: [
              shard.id,
              <span key="state" className={styles['pill']} data-status={shard.isReady ? 'good' : 'bad'}>
                {text(shard.isReady ? m.stats_ready : m.stats_not_ready)}
              </span>,
              ownerOf(shard),
              shard.guilds.toLocaleString(locale),
              shard.pingMs === null ? NONE : text(m.host_ms, { ms: shard.pingMs.toLocaleString(locale) }),
            ],
          }))}
        />
      )}
    </HostPanel>
  );
}
