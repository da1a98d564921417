import type { HitReply } from '@perigee/core/automod/site-endpoints';
import { Link } from 'react-router';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { MarkedText } from '../../components/marked-text/marked-text.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import cards from '../../components/card-list/card-list.module.css';
import styles from './automod.module.css';

interface HitCardProps {
  hit: HitReply;
  onWrong: (hit: HitReply) => void;
}

/** One message that broke rules: whose, what in it, and what followed. */
export function HitCard({ hit, onWrong }: HitCardProps) {
  const text = useText();
  const moments = useMoments();
  const { channels } = useGuild();
  const { member, at, wrongAt } = hit;
  const channel = channels.find(({ id }) => id === hit.channelId);
  const name = member.username ?? member.id;

  return (
    <li className={cards['card']}>
      <header className={styles['head']}>
        <h2>{name}</h2>
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
        <Outcomes hit={hit} />
        {wrongAt === null ? (
          <Button size="small" aria-haspopup="dialog" onClick={() => onWrong(hit)}>
            {text(m.hits_wrong)}
            <span className="visually-hidden"> {name}</span>
          </Button>
        ) : (
          <p className={styles['undone']}>{text(m.hits_wrong_at, { moment: moments.dayAndTime(wrongAt) })}</p>
        )}
      </footer>
    </li>
  );
}

function Outcomes({ hit: { isLogOnly, isDeleted, isStopped, caseNumber } }: { hit: HitReply }) {
  const text = useText();
  const { id } = useGuild();

  return (
    <ul className={styles['outcomes']}>
      {isLogOnly && <li>{text(m.hits_log_only)}</li>}
      {isStopped && <li>{text(m.hits_stopped)}</li>}
      {isDeleted && <li>{text(m.hits_deleted)}</li>}
      {caseNumber !== null && (
        <li>
          <Link to={`/guilds/${id}/cases/${caseNumber}`} viewTransition>
            {text(m.hits_case, { number: caseNumber })}
          </Link>
        </li>
      )}
    </ul>
  );
}
