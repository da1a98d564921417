import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ReviewMoment } from './moment.tsx';
import styles from './review.module.css';

/** The ban and the answers, both as plain text. */
export function AppealFacts({ appeal }: { appeal: AppealDetail }) {
  const text = useText();
  const { locale } = usePreferences();
  const { ban, questions, answers } = appeal;

  return (
    <>
      <section className={styles['panel']}>
        <h2>{text(m.review_ban)}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{text(m.review_ban_reason)}</dt>
            <dd>{ban.reason || text(m.review_none)}</dd>
          </div>
          <div>
            <dt>{text(m.review_ban_at)}</dt>
            <dd>{ban.at === null ? text(m.review_unknown_fact) : <ReviewMoment at={ban.at} />}</dd>
          </div>
          <div>
            <dt>{text(m.review_ban_by)}</dt>
            <dd>{ban.by === null ? text(m.review_unknown_fact) : (ban.by.username ?? ban.by.id)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles['panel']}>
        <h2>{text(m.review_answers)}</h2>
        <dl className={styles['answers']}>
          {questions[locale].map((question, index) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answers[index]?.trim() || text(m.review_blank)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
