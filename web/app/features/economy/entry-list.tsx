import { limitOf } from '@perigee/core/limits/tier-limits';
import { TIER_LIMITS } from '@perigee/core/limits/tier-limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useLinkedEntry } from '../../lib/settings/linked-field.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntryKind, Named } from './entry-kind.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './economy.module.css';

/** One of the two lists as cards, with its counter against the tier's limit and its dialogs. */
export function EntryList<Entry extends Named>({ kind }: { kind: EntryKind<Entry> }) {
  const text = useText();
  const { settings } = useGuild();
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
    <SettingsCard path={kind.section} title={text(kind.texts.title)} text={text(kind.texts.lead)}>
      {entries.length === 0 && <EmptyList kind={kind} />}
      {entries.length > 0 && (
        <ul className={styles['entries']} aria-label={text(kind.texts.title)}>
          {entries.map((entry, index) => (
            <EntryCard
              key={entry.name}
              kind={kind}
              entry={entry}
              inactiveAbove={index < max ? null : max}
              onEdit={() => handleEdit(entry)}
              onRemove={() => handleRemove(entry.name)}
            />
          ))}
        </ul>
      )}
      <ListFoot kind={kind} used={entries.length} max={max} onAdd={() => handleEdit(null)} />
      <EntryDialog kind={kind} entry={edited} isOpen={open === 'edit'} onClose={handleClose} />
      <RemoveDialog kind={kind} name={removed} isOpen={open === 'remove'} onClose={handleClose} />
    </SettingsCard>
  );
}

function EmptyList<Entry extends Named>({ kind }: { kind: EntryKind<Entry> }) {
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

interface ListFootProps<Entry extends Named> {
  kind: EntryKind<Entry>;
  used: number;
  max: number;
  onAdd: () => void;
}

function ListFoot<Entry extends Named>({ kind, used, max, onAdd }: ListFootProps<Entry>) {
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
