import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useSelection } from '../../components/selection/use-selection.ts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { SortableList } from '../../components/sortable-list/sortable-list.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useLinkedEntry } from '../../../lib/settings/linked-field.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import { EntrySelection } from './entry-selection.tsx';
import { ListFoot } from './list-foot.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useOrder, useSeveral } from './use-several.ts';
import styles from '../economy.module.css';

/** One of the two lists as cards, with its count against the tier's limit, and its dialogs. */
export function EntryList<Entry extends Named>({ kind }: { kind: EconomyEntryKind<Entry> }) {
  const text = useText();
  const settings = useTabSettings('economy');
  const entries = kind.entriesOf(settings);
  const [edited, setEdited] = useState<Entry | null>(null);
  const [removed, setRemoved] = useState('');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const max = limitOf(kind.limit, settings.boost);
  const handleClose = () => setOpen(null);
  const handleEdit = (entry: Entry | null) => {
    setEdited(entry);
    setOpen('edit');
  };
  useLinkedEntry(kind.section, (place) => {
    const linked = entries[Number(place)];
    if (linked !== undefined) handleEdit(linked);
  });
  const handleRemove = (name: string) => {
    setRemoved(name);
    setOpen('remove');
  };

  return (
    <SettingsCard
      path={kind.section}
      title={text(kind.texts.title)}
      text={text(kind.texts.lead)}
      fold={{
        place: `economy.${kind.section}`,
        summary: text(kind.texts.summary, { count: entries.length, max }),
        // Entries above the limit are inactive, and their cards say so.
        isOpenAtFirst: entries.length > max,
      }}
    >
      {entries.length === 0 ? (
        <EmptyList kind={kind} />
      ) : (
        <EntryRows kind={kind} entries={entries} max={max} onEdit={handleEdit} onRemove={handleRemove} />
      )}
      {entries.length > 1 && <p className={styles['order']}>{text(kind.texts.order)}</p>}
      <ListFoot kind={kind} used={entries.length} max={max} onAdd={() => handleEdit(null)} />
      <EntryDialog kind={kind} entry={edited} isOpen={open === 'edit'} onClose={handleClose} />
      <RemoveDialog kind={kind} name={removed} isOpen={open === 'remove'} onClose={handleClose} />
    </SettingsCard>
  );
}

interface EntryRowsProps<Entry extends Named> {
  kind: EconomyEntryKind<Entry>;
  entries: readonly Entry[];
  /** The tier's limit. */
  max: number;
  onEdit: (entry: Entry) => void;
  onRemove: (name: string) => void;
}

/** The cards in the order members see, which can be changed by dragging; several can be selected. */
function EntryRows<Entry extends Named>({ kind, entries, max, onEdit, onRemove }: EntryRowsProps<Entry>) {
  const text = useText();
  const names = entries.map(({ name }) => name);
  const selection = useSelection(names);
  const several = useSeveral(kind);
  const order = useOrder(kind);
  const left = Math.max(0, max - entries.length);

  return (
    <>
      <EntrySelection selection={selection} several={several} count={entries.length} remaining={left} />
      <SortableList names={names} onOrder={(ordered) => order.mutate(ordered)}>
        <ul className={styles['entries']} aria-label={text(kind.texts.title)}>
          {entries.map((entry, index) => (
            <EntryCard
              key={entry.name}
              kind={kind}
              entry={entry}
              inactiveAbove={index < max ? null : max}
              isChosen={selection.isOn ? selection.isChosen(entry.name) : null}
              canMove={entries.length > 1}
              canCopy={left > 0 && !several.copy.isPending}
              onChoose={() => selection.toggle(entry.name)}
              onEdit={() => onEdit(entry)}
              onCopy={() => several.copy.mutate([entry.name])}
              onRemove={() => onRemove(entry.name)}
            />
          ))}
        </ul>
      </SortableList>
    </>
  );
}

function EmptyList<Entry extends Named>({ kind }: { kind: EconomyEntryKind<Entry> }) {
  const text = useText();

  return (
    <div className={styles['empty']}>
      <span className={styles['emptyIcon']}>
        <Icon name={kind.icon} size={28} />
      </span>
      <p className={styles['emptyTitle']}>{text(kind.texts.emptyTitle)}</p>
      <p>{text(kind.texts.emptyText)}</p>
    </div>
  );
}
