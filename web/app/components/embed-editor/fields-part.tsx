import { EMBED_FIELDS_MAX } from '@perigee/core/embeds/limits';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { issueText } from '../settings-form/issue-text.ts';
import { Counter } from '../pickers/counter.tsx';
import { FieldRow } from './field-row.tsx';
import { PartGroup } from './part-group.tsx';
import type { PartProps } from './part-props.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useFieldList } from './use-field-list.ts';
import styles from './embed-editor.module.css';

/** The list of fields: added, removed, and put in order by dragging, by buttons or by the arrow keys. */
export function FieldsPart({ embed, place, errorAt, onChange }: PartProps) {
  const text = useText();
  const { fields } = embed;
  const list = useFieldList(fields, (changed) => onChange({ ...embed, fields: changed }));
  const drag = useDragOrder(list.move);
  const error = issueText(text, errorAt('fields'));

  return (
    <PartGroup title={text(m.embed_fields)} aside={<Counter used={fields.length} max={EMBED_FIELDS_MAX} />}>
      {fields.length > 0 && (
        <ol className={styles['rows']}>
          {fields.map((field, index) => (
            <FieldRow
              key={list.keys[index] ?? index}
              field={field}
              index={index}
              count={fields.length}
              place={place}
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
      <p className={styles['announcement']} role="status">
        {list.moved !== null && text(m.embed_field_moved, list.moved)}
      </p>
      {error !== undefined && <p className={styles['problem']}>{error}</p>}
      <Button size="small" disabled={fields.length >= EMBED_FIELDS_MAX} onClick={list.add}>
        <Icon name="plus" size={18} />
        {text(m.embed_field_add)}
      </Button>
    </PartGroup>
  );
}
