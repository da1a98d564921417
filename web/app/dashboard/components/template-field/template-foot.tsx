import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { TemplateDocsLink } from './template-docs-link.tsx';
import styles from './template-field.module.css';

interface TemplateFootProps {
  id: string;
  used: number;
  max: number;
  onInsert: () => void;
  disabled: boolean | undefined;
  hasHelp: boolean;
}

/** Below the field: a button that inserts a variable, the documentation, and the remaining length. */
export function TemplateFoot({ id, used, max, onInsert, disabled, hasHelp }: TemplateFootProps) {
  const text = useText();

  return (
    <div className={styles['foot']}>
      <button type="button" className={styles['insert']} onClick={onInsert} disabled={disabled}>
        <Icon name="plus" size={16} />
        {text(m.template_insert)}
      </button>
      {hasHelp && <TemplateDocsLink>{text(m.template_help)}</TemplateDocsLink>}
      <span className={styles['counter']} data-over={used > max}>
        <span aria-hidden="true">{text(m.form_counter, { used, max })}</span>
        <span id={id} className="visually-hidden">
          {text(m.template_counter_label, { used, max })}
        </span>
      </span>
    </div>
  );
}
