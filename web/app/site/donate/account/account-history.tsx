import type { BoostEvent, BoostEventKind } from '@perigee/core/community/boost/schema';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { type Message, useText } from '../../../lib/preferences/use-text.ts';
import styles from './account.module.css';

const EVENT_TEXTS: Record<BoostEventKind, Message<{ server: string; from: string }>> = {
  taken: m.account_event_taken,
  moved: m.account_event_moved,
  released: m.account_event_released,
  ended: m.account_event_ended,
  resumed: m.account_event_resumed,
};

/** The history of the person's boosts, newest first. */
export function AccountHistory({ history }: { history: readonly BoostEvent[] }) {
  const text = useText();
  const { dayAndTime } = useMoments();

  return (
    <details className={styles['history']}>
      <summary>
        <h3>{text(m.account_history)}</h3>
        <span className={styles['fold']}>
          <Icon name="chevron" />
        </span>
      </summary>
      <ul>
        {history.map(({ id, kind, at, guild, from }) => (
          <li key={id}>
            <span>{text(EVENT_TEXTS[kind], { server: guild.name, from: from?.name ?? '' })}</span>
            <time dateTime={at}>{dayAndTime(at)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
