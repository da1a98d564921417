import { type CouponTemplate, couponTemplatesSection } from '@perigee/core/rewards/coupons/section';
import { TEMPLATES_MAX } from '@perigee/core/rewards/coupons/limits';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SettingsCard } from '../../../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../../../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { NEW_DRAFT } from './draft.ts';
import { usePrizeText } from '../prize-text.ts';
import { TemplateDialog } from './template-dialog.tsx';
import styles from '../coupons.module.css';

/** What the dialog is open for: a template, and all as they were then, since a save shows at once behind it. */
interface EditorState {
  template: CouponTemplate;
  templates: readonly CouponTemplate[];
}

/** The templates of coupons; each change is saved at once. */
export function CouponTemplatesCard({ onUse }: { onUse: (template: CouponTemplate) => void }) {
  const text = useText();
  const { couponTemplates: templates } = useTabSettings('economy');
  const save = useSaveAtOnce(couponTemplatesSection);
  const [edited, setEdited] = useState<EditorState | null>(null);
  const open = (template: CouponTemplate) => setEdited({ template, templates });

  return (
    <SettingsCard path="couponTemplates" title={text(m.coupons_templates)} text={text(m.coupons_templates_text)}>
      {templates.length === 0 && <p className={styles['dim']}>{text(m.coupons_templates_empty)}</p>}
      {templates.length > 0 && (
        <ul className={styles['templates']}>
          {templates.map((template) => (
            <TemplateRow
              key={template.name}
              template={template}
              onUse={() => onUse(template)}
              onEdit={() => open(template)}
              onRemove={() => save.mutate(templates.filter((each) => each !== template))}
            />
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        <Button disabled={templates.length >= TEMPLATES_MAX} onClick={() => open(NEW_DRAFT)}>
          <Icon name="plus" size={18} />
          {text(m.coupons_template_add)}
        </Button>
        <span className={styles['dim']}>{text(m.form_counter, { used: templates.length, max: TEMPLATES_MAX })}</span>
      </div>
      <EditedTemplate edited={edited} onClose={() => setEdited(null)} />
    </SettingsCard>
  );
}

/** The dialog of a template: it stays open until its save is answered, and shows why it failed. */
function EditedTemplate({ edited, onClose }: { edited: EditorState | null; onClose: () => void }) {
  const { couponTemplates: templates } = useTabSettings('economy');
  const [error, setError] = useState<Error | null>(null);
  const save = useSaveAtOnce(couponTemplatesSection, { onFailure: setError });
  const isNew = edited?.template === NEW_DRAFT;
  const handleClose = () => {
    setError(null);
    onClose();
  };
  const handleSave = (template: CouponTemplate) => {
    setError(null);
    const changed = templates.map((each) => (each.name === edited?.template.name ? template : each));
    save.mutate(isNew ? [...templates, template] : changed, { onSuccess: handleClose });
  };

  return (
    <TemplateDialog
      template={edited?.template ?? null}
      isNew={isNew}
      others={edited?.templates.filter((each) => each !== edited.template).map(({ name }) => name) ?? []}
      isSaving={save.isPending}
      error={error}
      onSave={handleSave}
      onClose={handleClose}
    />
  );
}

interface TemplateRowProps {
  template: CouponTemplate;
  onUse: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateRow({ template: { name, prize }, onUse, onEdit, onRemove }: TemplateRowProps) {
  const text = useText();
  const prizeText = usePrizeText();

  return (
    <li>
      <span className={styles['user']}>
        <bdi>{name}</bdi>
        <span className={styles['dim']}>{prizeText(prize)}</span>
      </span>
      <div className={styles['buttons']}>
        <Button size="small" aria-label={text(m.coupons_template_use_label, { name })} onClick={onUse}>
          {text(m.coupons_template_use)}
        </Button>
        <Button size="small" aria-label={text(m.coupons_template_edit_label, { name })} onClick={onEdit}>
          <Icon name="pencil" size={18} />
        </Button>
        <Button
          size="small"
          tone="dangerQuiet"
          aria-label={text(m.coupons_template_remove_label, { name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </Button>
      </div>
    </li>
  );
}
