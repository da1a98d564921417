import type { Locale } from '@perigee/core/base/locales/locales';
import {
  TEMPLATE_GROUPS,
  TEMPLATE_CONTEXT_NAMES,
  TEMPLATE_CONTEXTS,
  type TemplateGroup,
} from '@perigee/core/base/templates/catalogue';
import { type DescribedVariable, variablesOfGroup } from '@perigee/core/base/templates/variables';
import { m } from '#texts';
import { GROUP_TEXTS, CONTEXT_TEXTS, variableText } from '../../components/template-variables/variable-texts.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './template-docs.module.css';

const GROUPS = Object.keys(TEMPLATE_GROUPS).filter((name): name is TemplateGroup => name in TEMPLATE_GROUPS);

/** Every group with its variables, an example of each, and where each can be used. */
export function VariableTables() {
  return GROUPS.map((group) => <GroupTable key={group} group={group} />);
}

function GroupTable({ group }: { group: TemplateGroup }) {
  const text = useText();
  const { title, text: about } = GROUP_TEXTS[group];
  const contexts = TEMPLATE_CONTEXT_NAMES.filter((context) =>
    TEMPLATE_CONTEXTS[context].some((name) => name === group),
  );

  return (
    <section className={styles['group']} aria-labelledby={`group-${group}`}>
      <h3 id={`group-${group}`}>
        {text(title)} <code>{group}</code>
      </h3>
      <p className={styles['dim']}>
        {text(about)} {text(m.docsTemplates_where)}:{' '}
        {contexts.map((context) => text(CONTEXT_TEXTS[context])).join(', ')}.
      </p>
      <ul className={styles['rows']}>
        {variablesOfGroup(group).map((variable) => (
          <VariableRow key={variable.name} variable={variable} />
        ))}
      </ul>
    </section>
  );
}

function VariableRow({ variable }: { variable: DescribedVariable }) {
  const text = useText();
  const { locale } = usePreferences();
  const describe = variableText(variable.name);

  return (
    <li>
      <code className={styles['name']}>{variable.name}</code>
      <span>{describe && text(describe)}</span>
      <span className={styles['sample']}>{sampleOf(variable, locale)}</span>
    </li>
  );
}

function sampleOf({ sample, kind }: DescribedVariable, locale: Locale): string {
  const value = typeof sample === 'object' ? sample[locale] : sample;
  if (kind !== 'moment') return String(value);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(value),
  );
}
