import type { RenderedEmbed } from '@perigee/core/base/embeds/rendered-embed';
import type { ReactNode } from 'react';
import { fieldSpans } from './field-spans.ts';
import styles from './embed-preview.module.css';

interface EmbedFieldsProps {
  fields: NonNullable<RenderedEmbed['fields']>;
  renderText: (text: string) => ReactNode;
}

/** The fields of an embed; up to three inline ones share a row. */
export function EmbedFields({ fields, renderText }: EmbedFieldsProps) {
  const spans = fieldSpans(fields.map(({ inline }) => inline));

  return (
    <dl className={styles['fields']}>
      {fields.map(({ name, value }, index) => (
        // Two fields may be identical; only their index tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} data-span={spans[index]}>
          <dt>{renderText(name)}</dt>
          <dd>{renderText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
