import type { RaidReply } from '@perigee/core/moderation/automod/raid-endpoints';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useRaid, useUndoRaid } from './use-raid.ts';
import styles from './running-raid.module.css';

/** The raid in progress, with a button that undoes the measures against it; renders nothing without one. */
export function RunningRaid() {
  const { data } = useRaid();
  const raid = data?.raid ?? null;

  return raid === null ? null : <Raid key={raid.id} raid={raid} />;
}

function Raid({ raid }: { raid: RaidReply }) {
  const text = useText();
  const { locale } = usePreferences();
  const now = useNow();
  const undo = useUndoRaid(raid.id);
  const { isLogOnly, pauseInvites, raiseVerification, isUndone, joined, kicked } = raid;
  const left = timeLeft(Date.parse(raid.endsAt) - now, locale);
  const measures = [
    ...(isLogOnly ? [text(m.raid_log_only)] : []),
    ...(!isLogOnly && pauseInvites ? [text(m.raid_invites)] : []),
    ...(!isLogOnly && raiseVerification ? [text(m.raid_verification)] : []),
    text(m.raid_joined, { count: joined }),
    ...(kicked > 0 ? [text(m.raid_kicked, { count: kicked })] : []),
  ];

  return (
    <section className={styles['raid']} aria-label={text(m.raid_title)}>
      <Icon name="alert" size={24} />
      <div className={styles['words']}>
        <h2>{text(m.raid_title)}</h2>
        <div role="status">
          <ul className={styles['measures']}>
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </div>
        <p className={styles['ends']}>
          {isUndone || left === '' ? text(m.raid_ending) : text(m.raid_ends, { time: left })}
        </p>
        {undo.isError && <FailureNotice error={undo.error} />}
      </div>
      {!isUndone && (
        <Button size="small" tone="danger" busy={undo.isPending} onClick={() => undo.mutate()}>
          {text(isLogOnly ? m.raid_end : m.raid_undo)}
        </Button>
      )}
    </section>
  );
}
