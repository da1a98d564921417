import { EMBED_FIELDS_MAX } from '@perigee/core/base/embeds/limits';
import { dropEmptyFields } from '@perigee/core/base/embeds/schema';
import { type FocusEvent, useRef } from 'react';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import { Counter } from '../../pickers/counter.tsx';
import { FieldRow } from './field-row.tsx';
import type { PartProps } from '../part-props.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useFieldList } from './use-field-list.ts';
import styles from '../embed-canvas.module.css';

/**
 * The list of fields: add, remove, and reorder by dragging, buttons or arrow keys. Empty fields are dropped when the
 * focus leaves the list (docs/rules/embeds.md#empty-fields).
 */
export function FieldsPart({ embed, context, errorAt, onChange }: PartProps) {
  const text = useText();
  const { fields } = embed;
  const list = useFieldList(fields, (changed) => onChange({ ...embed, fields: changed }));
  const drag = useDragOrder(list.move);
  const rows = useRef<HTMLOListElement>(null);
  const error = issueText(text, errorAt('fields'));

  const handleAdd = () => {
    list.add();
    // The new row is rendered by then; its name is filled in next.
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (rows.current?.contains(relatedTarget) ?? currentTarget.contains(relatedTarget)) return;
    const filled = dropEmptyFields(embed);
    if (filled.fields.length < fields.length) onChange(filled);
  };

  return (
    <div className={styles['fields']} onBlur={handleBlur}>
      {fields.length > 0 && (
        <ol ref={rows} className={styles['rows']}>
          {fields.map((field, index) => (
            <FieldRow
              key={list.keys[index] ?? index}
              field={field}
              index={index}
              count={fields.length}
              context={context}
              isDragged={drag.dragged === index}
              handleProps={drag.handleProps(index)}
              errorAt={(part) => errorAt(`fields.${index}.${part}`)}
              onChange={(changed) => list.change(index, changed)}
              onMove={(to) => list.move(index, to)}
              onRemove={() => list.remove(index)}
            />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {list.moved !== null && text(m.embed_field_moved, list.moved)}
      </p>
      {error !== undefined && <p className={styles['problem']}>{error}</p>}
      <AddButton count={fields.length} onAdd={handleAdd} />
    </div>
  );
}

function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  const text = useText();

  return (
    <button type="button" className={styles['quiet']} disabled={count >= EMBED_FIELDS_MAX} onClick={onAdd}>
      <Icon name="plus" size={16} />
      {text(m.embed_field_add)}
      {count > 0 && <Counter used={count} max={EMBED_FIELDS_MAX} />}
    </button>
  );
}
