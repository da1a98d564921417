import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ReviewMoment } from './moment.tsx';
import { APPEAL_EVENT_TEXTS } from './review-texts.ts';
import styles from './review.module.css';

/** What happened to the appeal, in order. */
export function AppealEvents({ events }: Pick<AppealDetail, 'events'>) {
  const text = useText();

  return (
    <section className={styles['panel']}>
      <h2>{text(m.review_history)}</h2>
      <ol className={styles['events']}>
        {events.map(({ kind, at, by, reason }) => (
          <li key={`${kind} ${at}`}>
            <p>
              <strong>{text(APPEAL_EVENT_TEXTS[kind])}</strong>
              {by !== null && ` · ${by.username ?? by.id}`}
            </p>
            <p className={styles['when']}>
              <ReviewMoment at={at} />
            </p>
            {reason !== null && <p className={styles['reason']}>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
