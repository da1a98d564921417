import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './automod.module.css';

/** The consequences of a hit, and which of them were taken back. */
export function HitOutcomes({ hit }: { hit: HitReply }) {
  const text = useText();
  const { id } = useGuild();
  const { isLogOnly, isStopped, isDeleted, caseNumber, files, restoring, restoredId, channelId } = hit;

  return (
    <ul className={styles['outcomes']} aria-label={text(m.hits_outcomes)}>
      {isLogOnly && <li>{text(m.hits_log_only)}</li>}
      {isStopped && <li>{text(m.hits_stopped)}</li>}
      {isDeleted && <li>{text(m.hits_deleted)}</li>}
      {files.length > 0 && (
        <li>
          <Icon name="clip" size={16} />
          <span className={styles['files']}>{files.join(', ')}</span>
        </li>
      )}
      {caseNumber !== null && (
        <li>
          <Link to={`/guilds/${id}/cases/${caseNumber}`} viewTransition>
            {text(m.hits_case, { number: caseNumber })}
          </Link>
        </li>
      )}
      {restoring === 'waiting' && <li>{text(m.hits_restoring)}</li>}
      {restoring === 'failed' && <li>{text(m.hits_not_restored)}</li>}
      {restoredId !== null && (
        <li>
          <a href={`https://discord.com/channels/${id}/${channelId}/${restoredId}`} target="_blank" rel="noreferrer">
            {text(m.hits_restored)}
            <Icon name="external" size={14} />
          </a>
        </li>
      )}
    </ul>
  );
}
