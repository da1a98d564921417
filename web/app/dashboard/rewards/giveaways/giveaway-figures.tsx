import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { EndText } from '../../components/giveaway/end-text.tsx';
import { useChannelName, useUnknownChannel } from '../../lib/guilds/use-channel-name.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import styles from './giveaways.module.css';

/** Entries, winners, end and channel. */
export function GiveawayFigures({ giveaway }: { giveaway: Giveaway }) {
  const { locale } = usePreferences();
  const channel = useChannelName()(giveaway.channel);
  const unknown = useUnknownChannel();

  return (
    <dl className={styles['figures']}>
      {giveaway.state !== 'draft' && (
        <Figure label={m.giveaways_entries}>{giveaway.entries.toLocaleString(locale)}</Figure>
      )}
      <Figure label={m.giveaways_winners}>{giveaway.winners}</Figure>
      <End giveaway={giveaway} />
      <Figure label={m.giveaways_channel}>{channel === null ? unknown : <bdi>{channel}</bdi>}</Figure>
    </dl>
  );
}

function End({ giveaway: { state, endsAt, endedAt, duration } }: { giveaway: Giveaway }) {
  const moments = useMoments();
  const { locale } = usePreferences();

  if (endedAt !== null) {
    return (
      <Figure label={state === 'cancelled' ? m.giveaways_cancelled_at : m.giveaways_ended_at}>
        {moments.dayAndTime(endedAt)}
      </Figure>
    );
  }
  if (state === 'running' && endsAt !== null) {
    return (
      <Figure label={m.giveaways_ends}>
        <EndText at={endsAt} />
      </Figure>
    );
  }
  if (endsAt !== null) return <Figure label={m.giveaways_ends}>{moments.dayAndTime(endsAt)}</Figure>;
  if (duration === null) return null;
  return (
    <Figure label={state === 'paused' ? m.giveaways_left : m.giveaways_runs}>{writeDuration(duration, locale)}</Figure>
  );
}

function Figure({ label, children }: { label: PlainMessage; children: ReactNode }) {
  const text = useText();

  return (
    <div>
      <dt>{text(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
