import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ReplayHitItem } from './replay-hit.tsx';
import type { ReplayReply } from './use-replay.ts';
import styles from './replay.module.css';

interface ReplayResultProps {
  reply: ReplayReply;
  /** Only one rule is tested, so its name is redundant. */
  isAlone: boolean;
}

/** How many recent messages break the rules, and which. */
export function ReplayResult({ reply, isAlone }: ReplayResultProps) {
  const text = useText();
  const moments = useMoments();
  const { messages, since, hits, shown, unknownMembers } = reply;
  if (since === null) return <p className={styles['dim']}>{text(m.automod_replay_none)}</p>;

  return (
    <>
      <p className={styles['verdict']} data-fires={hits > 0}>
        <Icon name={hits > 0 ? 'alert' : 'check'} />
        {text(m.automod_replay_result, { hits, count: messages, moment: moments.dayAndTime(since) })}
      </p>
      {unknownMembers > 0 && (
        <p className={styles['dim']}>{text(m.automod_replay_unknown, { count: unknownMembers })}</p>
      )}
      {shown.length > 0 && (
        <ol className={styles['hits']} aria-label={text(m.automod_replay_list)}>
          {shown.map((hit) => (
            <ReplayHitItem key={hit.id} hit={hit} isAlone={isAlone} />
          ))}
        </ol>
      )}
      {shown.length < hits && <p className={styles['dim']}>{text(m.automod_replay_shown, { count: shown.length })}</p>}
    </>
  );
}
