import type { ShardStats } from '@perigee/core/community/stats/endpoints';
import { m } from '#texts';
import tableStyles from '../../components/figure-table/figure-table.module.css';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { LatencyValue } from './latency-value.tsx';
import styles from './stats.module.css';

/** Each shard of the bot, with a light for its readiness (docs/rules/pages.md#statistics). */
export function ShardTable({ shards }: { shards: readonly ShardStats[] }) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <section aria-labelledby="shards">
      <h2 id="shards" className={styles['heading']}>
        {text(m.stats_shards)}
      </h2>
      {shards.length === 0 ? (
        <p className={styles['dim']}>{text(m.stats_no_shards)}</p>
      ) : (
        <table className={`${tableStyles['table']} ${styles['table']}`} data-stacks>
          <thead>
            <tr>
              <th scope="col">{text(m.stats_shard)}</th>
              <th scope="col">{text(m.stats_state)}</th>
              <th scope="col">{text(m.stats_guilds)}</th>
              <th scope="col">{text(m.stats_users)}</th>
              <th scope="col">{text(m.stats_ping)}</th>
            </tr>
          </thead>
          <tbody>
            {shards.map(({ id, ready, guilds, users, ping }) => (
              <tr key={id}>
                <th scope="row" data-label={text(m.stats_shard)}>
                  {id}
                </th>
                <td data-label={text(m.stats_state)}>
                  <span className={styles['ready']} data-tone={ready ? 'good' : 'bad'}>
                    <span className={styles['light']} aria-hidden="true" />
                    {text(ready ? m.stats_ready : m.stats_not_ready)}
                  </span>
                </td>
                <td data-label={text(m.stats_guilds)}>{guilds.toLocaleString(locale)}</td>
                <td data-label={text(m.stats_users)}>{users.toLocaleString(locale)}</td>
                <td data-label={text(m.stats_ping)}>
                  <LatencyValue milliseconds={ping} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
