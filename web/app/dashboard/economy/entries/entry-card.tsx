import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SelectBox } from '../../components/selection/select-box.tsx';
import { DragHandle } from '../../components/sortable-list/drag-handle.tsx';
import { useSortableRow } from '../../components/sortable-list/use-sortable-row.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EntryFigures } from './entry-figures.tsx';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import { EntryName } from './entry-name.tsx';
import styles from '../economy.module.css';

interface EntryCardProps<Entry extends Named> {
  kind: EconomyEntryKind<Entry>;
  entry: Entry;
  /** The limit above which the entry is inactive; null while it is active. */
  inactiveAbove: number | null;
  /** Whether it is selected; null outside selection mode. */
  isChosen: boolean | null;
  canMove: boolean;
  canCopy: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** An item or a job: its name and its main figures; the name and the first figure can be edited in place. */
export function EntryCard<Entry extends Named>(props: EntryCardProps<Entry>) {
  const { kind, entry, inactiveAbove, isChosen, canMove, onChoose } = props;
  const text = useText();
  const { name, description, iconUrl } = entry;
  const { setRow, setHandle, style, isDragging, handle } = useSortableRow(name);

  return (
    <li
      ref={setRow}
      style={style}
      className={styles['entry']}
      data-inactive={inactiveAbove !== null}
      data-dragging={isDragging}
      data-chosen={isChosen === true}
    >
      {isChosen !== null && <SelectBox label={text(m.select_one, { name })} isChosen={isChosen} onToggle={onChoose} />}
      {isChosen === null && canMove && <DragHandle setHandle={setHandle} handle={handle} />}
      <span className={styles['entryIcon']} data-own={iconUrl !== ''}>
        <Icon name={iconUrl === '' ? kind.icon : 'picture'} size={22} />
      </span>
      <div className={styles['entryMain']}>
        <EntryName kind={kind} entry={entry} />
        {inactiveAbove !== null && (
          <p className={styles['inactive']}>
            <Icon name="lock" size={16} />
            {text(m.economy_inactive, { max: inactiveAbove })}
          </p>
        )}
        {description !== '' && <p className={styles['entryText']}>{description}</p>}
        <EntryFigures kind={kind} entry={entry} />
      </div>
      {isChosen === null && <EntryActions {...props} />}
    </li>
  );
}

type EntryActionsProps<Entry extends Named> = Pick<
  EntryCardProps<Entry>,
  'entry' | 'canCopy' | 'onEdit' | 'onCopy' | 'onRemove'
>;

function EntryActions<Entry extends Named>({ entry, canCopy, onEdit, onCopy, onRemove }: EntryActionsProps<Entry>) {
  const text = useText();
  const { name } = entry;

  return (
    <div className={styles['entryActions']}>
      <Button size="small" aria-label={text(m.economy_edit_label, { name })} onClick={onEdit}>
        {text(m.economy_edit)}
      </Button>
      <Button
        size="small"
        disabled={!canCopy}
        aria-label={text(m.economy_copy_label, { name })}
        title={text(m.select_copy)}
        onClick={onCopy}
      >
        <Icon name="copy" size={18} />
      </Button>
      <Button size="small" tone="dangerQuiet" aria-label={text(m.economy_remove_label, { name })} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </Button>
    </div>
  );
}
