import { DEPTH_MAX, TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import { TEMPLATE_FILTERS } from '@perigee/core/base/templates/language';
import { m } from '#texts';
import { Chapter } from '../components/chapter/chapter.tsx';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { FILTER_TEXTS } from '../../components/template-variables/variable-texts.ts';
import { CONDITION_EXAMPLE, FIRST_EXAMPLE, MENTION_EXAMPLE } from './examples.ts';
import { ShownExample, ColouredTemplate } from './example.tsx';
import { VariableTables } from './variable-tables.tsx';
import styles from './template-docs.module.css';

/** What may be written into a message, generated from the catalogue that the checker uses. */
export default function TemplateDocsPage() {
  const text = useText();

  return (
    <PublicPage title={text(m.docsTemplates_title)} lead={text(m.docsTemplates_lead)} path="/docs/templates" isText>
      <Chapter id="start" title={text(m.docsTemplates_begin)} lead={text(m.docsTemplates_begin_text)}>
        <ShownExample {...FIRST_EXAMPLE} />
      </Chapter>
      <Chapter id="variables" title={text(m.docsTemplates_variables)} lead={text(m.docsTemplates_variables_text)}>
        <VariableTables />
      </Chapter>
      <Chapter id="mentions" title={text(m.docsTemplates_mentions)} lead={text(m.docsTemplates_mentions_text)}>
        <ShownExample {...MENTION_EXAMPLE} />
      </Chapter>
      <Chapter
        id="conditions"
        title={text(m.docsTemplates_conditions)}
        lead={text(m.docsTemplates_conditions_text, { max: DEPTH_MAX })}
      >
        <ShownExample {...CONDITION_EXAMPLE} />
      </Chapter>
      <Chapter id="filters" title={text(m.docsTemplates_filters)} lead={text(m.docsTemplates_filters_text)}>
        <FilterTable />
      </Chapter>
      <Chapter id="names" title={text(m.docsTemplates_names)} lead={text(m.docsTemplates_names_text)} />
      <Chapter
        id="limits"
        title={text(m.docsTemplates_limits)}
        lead={text(m.docsTemplates_limits_text, { max: TEMPLATE_MAX })}
      />
    </PublicPage>
  );
}

const EXAMPLES = new Map<string, string>(
  Object.entries(TEMPLATE_FILTERS).map(([name, { example }]) => [name, example]),
);

/** The filters that templates may use. */
function FilterTable() {
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
