import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './own-links.module.css';

const PAGES = [
  { page: 'statement', icon: 'economy', title: m.statement_title },
  { page: 'rewards', icon: 'gift', title: m.rewards_title },
  { page: 'games', icon: 'games', title: m.own_games_title },
] as const;

interface OwnLinksProps {
  guildId: string;
  /** The current page. */
  from: (typeof PAGES)[number]['page'];
}

/** Links to the person's other pages on the server, and back to all servers. */
export function OwnLinks({ guildId, from }: OwnLinksProps) {
  const text = useText();

  return (
    <nav className={styles['ways']} aria-label={text(m.rewards_ways)}>
      <LinkButton to="/@me">
        <span className={styles['back']}>
          <Icon name="arrow" size={18} />
        </span>
        {text(m.guild_all)}
      </LinkButton>
      {PAGES.filter(({ page }) => page !== from).map(({ page, icon, title }) => (
        <LinkButton key={page} to={`/@me/${page}/${guildId}`}>
          <Icon name={icon} size={18} />
          {text(title)}
        </LinkButton>
      ))}
    </nav>
  );
}
