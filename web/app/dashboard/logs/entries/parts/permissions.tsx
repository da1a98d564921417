import { LISTED_PERMISSION_FACTS, type ListedPermission } from '@perigee/core/base/permissions/listed-permissions';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../entries.module.css';

interface PermissionsProps {
  title: PlainMessage;
  names: readonly ListedPermission[];
  sign?: 'added' | 'removed';
}

/** Permissions under the names people know. */
export function Permissions({ title, names, sign }: PermissionsProps) {
  const text = useText();
  const { locale } = usePreferences();

  if (names.length === 0) return null;
  return (
    <div className={styles['listed']}>
      <p>{text(title)}</p>
      <ul className={styles['pills']} data-sign={sign}>
        {names.map((name) => (
          <li key={name}>{LISTED_PERMISSION_FACTS[name][locale]}</li>
        ))}
      </ul>
    </div>
  );
}
