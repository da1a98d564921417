import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { hideAlert, isAlertHidden } from './hidden-alerts.ts';
import styles from './boost-alert.module.css';

/** Says once in a while that a server has no boost, and what that would bring (spec.md 1). */
export function BoostAlert({ guildId }: { guildId: string }) {
  const text = useText();
  const [isHidden, setHidden] = useState(() => isAlertHidden(guildId));
  if (isHidden) return null;

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
