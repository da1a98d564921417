import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { MarkedText } from '../../components/marked-text/marked-text.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import cards from '../../components/card-list/card-list.module.css';
import { HitOutcomes } from './hit-outcomes.tsx';
import styles from './automod.module.css';

export interface HitActions {
  /** Marks the hit as wrong; on one already marked, shows the exceptions. */
  onWrong: (hit: HitReply) => void;
  onExempt: (hit: HitReply) => void;
}

/** One message that broke rules: its author, the offending parts, and the consequences. */
export function HitCard({ hit, ...actions }: HitActions & { hit: HitReply }) {
  const text = useText();
  const moments = useMoments();
  const { channels } = useGuild();
  const { member, at, wrongAt } = hit;
  const channel = channels.find(({ id }) => id === hit.channelId);

  return (
    <li className={cards['card']}>
      <header className={styles['head']}>
        <h2>{member.username ?? member.id}</h2>
        <p className={styles['dim']}>
          {channel === undefined ? text(m.hits_channel_unknown) : `#${channel.name}`} ·{' '}
          <time dateTime={at}>{moments.dayAndTime(at)}</time>
        </p>
      </header>
      <ul className={styles['rules']} aria-label={text(m.hits_rules)}>
        {hit.rules.map((rule) => (
          <li key={rule}>
            <Icon name={RULE_TEXTS[rule].icon} size={16} />
            {text(RULE_TEXTS[rule].title)}
          </li>
        ))}
      </ul>
      {hit.text === '' ? (
        <p className={styles['dim']}>{text(m.hits_no_text)}</p>
      ) : (
        <MarkedText text={hit.text} spans={hit.spans} />
      )}
      <footer className={styles['foot']}>
        <HitOutcomes hit={hit} />
        {wrongAt !== null && (
          <p className={styles['undone']}>{text(m.hits_wrong_at, { moment: moments.dayAndTime(wrongAt) })}</p>
        )}
        <HitButtons hit={hit} {...actions} />
      </footer>
    </li>
  );
}

function HitButtons({ hit, onWrong, onExempt }: HitActions & { hit: HitReply }) {
  const text = useText();
  const whose = <span className="visually-hidden"> {hit.member.username ?? hit.member.id}</span>;

  return (
    <div className={styles['buttons']}>
      <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => onExempt(hit)}>
        {text(m.spare_member)}
        {whose}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => onWrong(hit)}>
        {text(hit.wrongAt === null ? m.hits_wrong : m.hits_exceptions)}
        {whose}
      </Button>
    </div>
  );
}
