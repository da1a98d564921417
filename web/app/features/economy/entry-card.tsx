import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import type { EntryKind, Named } from './entry-kind.ts';
import { FigureText } from './figure-text.tsx';
import styles from './economy.module.css';

interface EntryCardProps<Entry extends Named> {
  kind: EntryKind<Entry>;
  entry: Entry;
  /** The limit above which it does not act; null while it does. */
  inactiveAbove: number | null;
  onEdit: () => void;
  onRemove: () => void;
}

/** An item or a job: what it is called and the few figures that matter. */
export function EntryCard<Entry extends Named>({
  kind,
  entry,
  inactiveAbove,
  onEdit,
  onRemove,
}: EntryCardProps<Entry>) {
  const text = useText();
  const { name, description, iconUrl } = entry;

  return (
    <li className={styles['entry']} data-inactive={inactiveAbove !== null}>
      <span className={styles['entryIcon']} data-own={iconUrl !== ''}>
        <Icon name={iconUrl === '' ? kind.icon : 'picture'} size={22} />
      </span>
      <div className={styles['entryMain']}>
        <h3 className={styles['entryName']}>{name}</h3>
        {inactiveAbove !== null && (
          <p className={styles['inactive']}>
            <Icon name="lock" size={16} />
            {text(m.economy_inactive, { max: inactiveAbove })}
          </p>
        )}
        {description !== '' && <p className={styles['entryText']}>{description}</p>}
        <dl className={styles['figures']}>
          {kind.figures(entry).map(({ label, value }) => (
            <div key={text(label)}>
              <dt>{text(label)}</dt>
              <dd>
                <FigureText value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['entryActions']}>
        <Button size="small" aria-label={text(m.economy_edit_label, { name })} onClick={onEdit}>
          {text(m.economy_edit)}
        </Button>
        <Button size="small" tone="dangerQuiet" aria-label={text(m.economy_remove_label, { name })} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </Button>
      </div>
    </li>
  );
}
