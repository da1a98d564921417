import { useState } from 'react';
import { m } from '#texts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './account-menu.module.css';

/** The sign-out button, with a notice if the server could not end the session. */
export function LogOut() {
  const text = useText();
  const call = useApi();
  const [isLeaving, setLeaving] = useState(false);

  const handleClick = () => {
    setLeaving(true);
    signOut(call)
      .catch(() => notify('error', text(m.me_logout_failed)))
      .finally(() => setLeaving(false));
  };
  return (
    <button type="button" className={styles['row']} disabled={isLeaving} onClick={handleClick}>
      <Icon name="logout" />
      {text(m.me_logout)}
    </button>
  );
}
