import { changePathText } from '@perigee/core/community/settings/change-path-text';
import type { FieldConflict } from '@perigee/core/community/settings/conflicts';
import { useState } from 'react';
import type { core } from 'zod/mini';
import { m } from '#texts';
import { nameIdIn } from '../../change-list/name-id.ts';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Button } from '../../../../components/button/button.tsx';
import { DialogActions } from '../../../../components/dialog/dialog-actions.tsx';
import { ConflictField } from './conflict-field.tsx';
import type { ConflictChoice } from './use-conflict.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  choice: ConflictChoice;
  /** The schema of what is saved. */
  schema: core.$ZodType;
}

/**
 * Shows what both people changed, and lets the later one keep the other's values, their own, or decide field by field.
 */
export function ConflictDialog({ choice, schema }: ConflictDialogProps) {
  const text = useText();
  const { locale } = usePreferences();
  const words = { locale, nameId: nameIdIn(useGuild(), text(m.picker_channel_hidden)) };
  const { savedBy, savedAt, clashes, onSettle, onClose } = choice;
  const name = savedBy ?? text(m.conflict_somebody);
  // A field changed by only one of the two keeps that change; where both changed it, the person asked comes first.
  const [mine, setMine] = useState<readonly FieldConflict[]>(() =>
    clashes.filter(({ changedBy }) => changedBy !== 'them'),
  );
  const when = new Date(savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

  const handleChoice = (clash: FieldConflict, isMine: boolean) => {
    setMine(clashes.filter((other) => (other === clash ? isMine : mine.includes(other))));
  };

  return (
    <FormDialog isOpen onClose={onClose} size={680} title={text(m.conflict_title)}>
      <p>{text(m.conflict_text, { name, when })}</p>
      <div className={styles['clashes']}>
        {clashes.map((clash) => (
          <ConflictField
            key={clash.path.join('\0')}
            clash={clash}
            label={changePathText(schema, clash.path, words)}
            schema={schema}
            words={words}
            theirName={name}
            isMine={mine.includes(clash)}
            onChange={(isMine) => handleChoice(clash, isMine)}
          />
        ))}
      </div>
      <DialogActions>
        <Button onClick={() => onSettle([])}>{text(m.conflict_take_theirs)}</Button>
        <Button onClick={() => onSettle(clashes)}>{text(m.conflict_take_mine)}</Button>
        <Button tone="primary" onClick={() => onSettle(mine)}>
          {text(m.conflict_save)}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
