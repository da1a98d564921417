import type { ReplayHit } from '@perigee/core/moderation/automod-replay/endpoints';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { MarkedText } from '../../components/marked-text/marked-text.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './replay.module.css';

/** One message that breaks the rules: its author, its channel, and the offending parts. */
export function ReplayHitItem({ hit, isAlone }: { hit: ReplayHit; isAlone: boolean }) {
  const text = useText();
  const moments = useMoments();
  const guild = useGuild();
  const { id, channelId, author, sentAt, rules } = hit;
  const channel = guild.channels.find((each) => each.id === channelId);

  return (
    <li>
      <p className={styles['head']}>
        <strong>{author.username}</strong>
        <span className={styles['dim']}>
          {channel === undefined ? text(m.hits_channel_unknown) : `#${channel.name}`} ·{' '}
          <time dateTime={sentAt}>{moments.dayAndTime(sentAt)}</time>
        </span>
        <a href={`https://discord.com/channels/${guild.id}/${channelId}/${id}`} target="_blank" rel="noreferrer">
          {text(m.case_message_open)}
          <span className="visually-hidden"> {author.username}</span>
        </a>
      </p>
      {hit.text === '' ? (
        <p className={styles['dim']}>{text(m.hits_no_text)}</p>
      ) : (
        <MarkedText text={hit.text} spans={hit.spans} />
      )}
      {!isAlone && <p className={styles['dim']}>{rules.map((rule) => text(RULE_TEXTS[rule].title)).join(', ')}</p>}
    </li>
  );
}
