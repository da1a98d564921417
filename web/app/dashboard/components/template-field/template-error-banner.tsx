import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './template-error-banner.module.css';
import { TemplateDocsLink } from './template-docs-link.tsx';

/**
 * Shown above a form whose save was refused because of a template in it (docs/rules/api.md#texts); see
 * `isTemplateError`.
 */
export function TemplateErrorBanner() {
  const text = useText();

  return (
    <div className={styles['banner']} role="alert">
      <Icon name="alert" />
      <div>
        <p className={styles['title']}>{text(m.template_error_title)}</p>
        <p>
          {text(m.template_error_text)} <TemplateDocsLink>{text(m.template_error_link)}</TemplateDocsLink>
        </p>
      </div>
    </div>
  );
}
