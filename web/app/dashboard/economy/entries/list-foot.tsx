import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { Link } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import styles from '../economy.module.css';

interface ListFootProps<Entry extends Named> {
  kind: EconomyEntryKind<Entry>;
  used: number;
  max: number;
  onAdd: () => void;
}

/** The button for a new entry, and the limit. */
export function ListFoot<Entry extends Named>({ kind, used, max, onAdd }: ListFootProps<Entry>) {
  const text = useText();
  const { settings } = useGuild();
  const isFull = used >= max;
  const { boosted } = TIER_LIMITS[kind.limit];

  return (
    <div className={styles['foot']}>
      <Button tone={used === 0 ? 'primary' : 'quiet'} disabled={isFull} onClick={onAdd}>
        <Icon name="plus" size={18} />
        {text(kind.texts.add)}
      </Button>
      {kind.Examples !== undefined && <kind.Examples />}
      <span className={styles['counter']} data-full={isFull}>
        {text(m.form_counter, { used, max })}
      </span>
      {isFull && (
        <p className={styles['full']}>
          {settings.boost ? text(kind.texts.full, { max }) : text(kind.texts.fullFree, { max, boosted })}{' '}
          {!settings.boost && <Link to="/donate">{text(m.boost_lock_link)}</Link>}
        </p>
      )}
    </div>
  );
}
