import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './greetings.module.css';

/** A timeout survives rejoining, so a greeted member may still be unable to reply. */
export function TimeoutNotice({ guildId }: { guildId: string }) {
  const text = useText();
  const { rights } = useGuild();

  return (
    <p className={styles['notice']} role="note">
      <Icon name="clock" size={20} />
      <span>
        {text(m.greetings_timeout)}{' '}
        {rights.tabs.includes('moderation') && (
          <Link to={`/guilds/${guildId}/moderation`}>{text(m.greetings_timeout_link)}</Link>
        )}
      </span>
    </p>
  );
}
