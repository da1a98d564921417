import { EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import type { Embed } from '@perigee/core/base/embeds/schema';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { EmbedText } from '../embed-text.tsx';
import type { ErrorAt } from '../error-at.ts';
import { FieldTools } from './field-tools.tsx';
import type { useDragOrder } from './use-drag-order.ts';
import styles from '../embed-canvas.module.css';

type Field = Embed['fields'][number];

interface FieldRowProps {
  field: Field;
  index: number;
  count: number;
  context: TemplateContext;
  isDragged: boolean;
  handleProps: ReturnType<ReturnType<typeof useDragOrder>['handleProps']>;
  errorAt: ErrorAt;
  onChange: (field: Field) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One field of an embed. */
export function FieldRow({ field, context, isDragged, errorAt, onChange, ...tools }: FieldRowProps) {
  const text = useText();

  return (
    <li className={styles['row']} data-dragged={isDragged}>
      <div className={styles['rowTexts']}>
        <div className={styles['rowName']}>
          <EmbedText
            label={text(m.embed_field_name)}
            value={field.name}
            max={EMBED_LIMITS.fieldName}
            context={context}
            error={errorAt('name')}
            onChange={(name) => onChange({ ...field, name })}
          />
        </div>
        <EmbedText
          label={text(m.embed_field_value)}
          value={field.value}
          max={EMBED_LIMITS.fieldValue}
          context={context}
          error={errorAt('value')}
          isLong
          onChange={(value) => onChange({ ...field, value })}
        />
      </div>
      <FieldTools {...tools} isInline={field.inline} onInline={(inline) => onChange({ ...field, inline })} />
    </li>
  );
}
