import { m } from '#texts';
import { splitTemplate } from '@perigee/core/base/templates/split-template';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import type { TemplateExample } from './examples.ts';
import styles from './template-docs.module.css';

/** A template beside the message it produces. */
export function ShownExample({ texts }: TemplateExample) {
  const text = useText();
  const { locale } = usePreferences();
  const { template, message } = texts[locale];

  return (
    <dl className={styles['example']}>
      <div>
        <dt>{text(m.docsTemplates_template)}</dt>
        <dd>
          <ColouredTemplate template={template} />
        </dd>
      </div>
      <div>
        <dt>{text(m.docsTemplates_result)}</dt>
        <dd>{message}</dd>
      </div>
    </dl>
  );
}

/** A template, coloured as in its field. */
export function ColouredTemplate({ template }: { template: string }) {
  return (
    <code className={styles['code']}>
      {splitTemplate(template).map(({ kind, text, start }) => (
        <span key={start} data-kind={kind}>
          {text}
        </span>
      ))}
    </code>
  );
}
