import type { FieldConflict } from '@perigee/core/community/settings/conflicts';
import { fieldAt } from '@perigee/core/base/schemas/field-metadata';
import { valueText, type ValueWords } from '@perigee/core/community/settings/value-text';
import { useId } from 'react';
import type { core } from 'zod/mini';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from './conflict-dialog.module.css';

interface ClashFieldProps {
  clash: FieldConflict;
  label: string;
  schema: core.$ZodType;
  words: ValueWords;
  theirName: string;
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

/** One field of a conflict: the other person's value and the own one, to choose from. */
export function ConflictField({ clash, label, schema, words, theirName, isMine, onChange }: ClashFieldProps) {
  const text = useText();
  const name = useId();
  const changed = {
    me: text(m.conflict_by_me),
    them: text(m.conflict_by_them, { name: theirName }),
    both: text(m.conflict_by_both),
  };
  const sides = [
    { title: text(m.conflict_theirs), value: clash.theirs, isOfMine: false },
    { title: text(m.conflict_mine), value: clash.mine, isOfMine: true },
  ];

  return (
    <fieldset className={styles['clash']}>
      <legend>
        {label} <span className={styles['by']}>{changed[clash.changedBy]}</span>
      </legend>
      <div className={styles['sides']}>
        {sides.map(({ title, value, isOfMine }) => (
          <label key={title} className={styles['side']}>
            <input type="radio" name={name} checked={isOfMine === isMine} onChange={() => onChange(isOfMine)} />
            <span className={styles['whose']}>{title}</span>
            <span className={styles['value']}>{valueText(fieldAt(schema, clash.path), value, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
