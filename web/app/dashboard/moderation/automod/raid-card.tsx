import type { RaidEntry } from '@perigee/core/moderation/automod/raid-entry';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { useEndRaid } from './use-hits.ts';
import cards from '../../components/card-list/card-list.module.css';
import styles from './automod.module.css';

/** A raid: how many joined, what was done about it, and whether it is over. */
export function RaidCard({ raid }: { raid: RaidEntry }) {
  const text = useText();
  const moments = useMoments();
  const ending = useEndRaid(raid.id);
  const { at, joined, kicked, endedAt, endsAt, isUndone, isLogOnly } = raid;
  const isOpen = endedAt === null && !isUndone;

  return (
    <li className={cards['card']}>
      <header className={styles['head']}>
        <h2>{text(RULE_TEXTS.raid.title)}</h2>
        <p className={styles['dim']}>
          <time dateTime={at}>{moments.dayAndTime(at)}</time>
        </p>
      </header>
      <div>
        <p>{text(m.hits_raid_counts, { joined, kicked })}</p>
        <p className={isUndone ? styles['undone'] : styles['dim']}>
          {endedAt !== null
            ? text(isUndone ? m.hits_raid_undone : m.hits_raid_over, { moment: moments.dayAndTime(endedAt) })
            : isUndone
              ? text(m.hits_raid_ending)
              : text(m.hits_raid_until, { moment: moments.dayAndTime(endsAt) })}
        </p>
      </div>
      {ending.error !== null && <FailureNotice error={ending.error} />}
      <footer className={styles['foot']}>
        <ul className={styles['outcomes']}>
          {outcomesOf(text, raid).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {isOpen && !isLogOnly && (
          <Button size="small" busy={ending.isPending} onClick={() => ending.mutate()}>
            {text(m.hits_raid_end)}
          </Button>
        )}
      </footer>
    </li>
  );
}

function outcomesOf(text: Translate, { isLogOnly, pausesInvites, raisesVerification, kicked }: RaidEntry): string[] {
  if (isLogOnly) return [text(m.hits_log_only)];
  const done = [
    ...(pausesInvites ? [text(m.hits_raid_invites)] : []),
    ...(raisesVerification ? [text(m.hits_raid_verification)] : []),
  ];
  return done.length === 0 && kicked === 0 ? [text(m.hits_raid_nothing)] : done;
}
