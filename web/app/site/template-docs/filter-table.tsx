import { TEMPLATE_FILTERS } from '@perigee/core/base/templates/language';
import { m } from '#texts';
import { FILTER_TEXTS } from '../../components/template-variables/variable-texts.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { ColouredTemplate } from './example.tsx';
import styles from './template-docs.module.css';

const EXAMPLES = new Map<string, string>(
  Object.entries(TEMPLATE_FILTERS).map(([name, { example }]) => [name, example]),
);

/** The filters that templates may use. */
export function FilterTable() {
  const text = useText();

  return (
    <ul className={styles['rows']} aria-label={text(m.docsTemplates_filters)}>
      {Object.entries(FILTER_TEXTS).map(([name, describe]) => (
        <li key={name}>
          <code className={styles['name']}>{name}</code>
          <span>{text(describe)}</span>
          <ColouredTemplate template={EXAMPLES.get(name) ?? ''} />
        </li>
      ))}
    </ul>
  );
}
