import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './logs.module.css';

/** A link to the log, for people who may see it. */
export function EntriesLink() {
  const text = useText();
  const { id, rights, cases } = useGuild();

  if (!rights.manager && !cases) return null;
  return (
    <p className={styles['entries']}>
      <LinkButton to={`/guilds/${id}/logs/entries`}>
        <Icon name="flood" size={18} />
        {text(m.logs_entries)}
      </LinkButton>
    </p>
  );
}
