import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useMatch } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './boost-alert.module.css';

interface BoostAlertProps {
  guild: GuildInfo;
  /**
   * In the menu beside the page, or on a phone above the page, where it is rendered together with it and shifts
   * nothing.
   */
  place: 'menu' | 'page';
}

/**
 * A notice that a server has no boost, and what a boost would bring; it returns some time after it is dismissed
 * (docs/rules/boost.md#what-it-brings).
 */
export function BoostAlert({ guild: { id: guildId, settings }, place }: BoostAlertProps) {
  const text = useText();
  const [isHidden, setHidden] = useState(() => isAlertHidden(guildId));
  const isPhone = useMediaQuery('(max-width: 859px)', false, { getInitialValueInEffect: false });
  const isOnBoostTab = useMatch('/guilds/:guildId/boost') !== null;
  if (settings.boost || isHidden || isOnBoostTab || isPhone !== (place === 'page')) return null;

  const handleHide = () => {
    hideAlert(guildId);
    setHidden(true);
  };
  return (
    <aside className={styles['alert']} aria-label={text(m.boost_alert_title)}>
      <Icon name="gem" />
      <strong>{text(m.boost_alert_title)}</strong>
      <button type="button" aria-label={text(m.boost_alert_hide)} title={text(m.boost_alert_hide)} onClick={handleHide}>
        <Icon name="close" size={16} />
      </button>
      <p>{text(m.boost_alert_text)}</p>
      <Link to="/donate">{text(m.boost_lock_link)}</Link>
    </aside>
  );
}

/** How long a dismissed notice stays hidden, in milliseconds. */
const AWAY_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (guildId: string) => `boost-alert.${guildId}`;

/** Whether this server's notice was dismissed recently in this browser. */
function isAlertHidden(guildId: string): boolean {
  const hiddenAt = Number(localStorage.getItem(keyOf(guildId)) ?? 0);
  return Date.now() < hiddenAt + AWAY_MS;
}

/** Dismisses the notice in this browser. */
function hideAlert(guildId: string): void {
  try {
    localStorage.setItem(keyOf(guildId), String(Date.now()));
  } catch {
    // The storage is full or blocked: the notice stays hidden until the page is reloaded.
  }
}
