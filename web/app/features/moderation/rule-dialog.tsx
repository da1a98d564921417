import { Modal } from '@mantine/core';
import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/automod/catalogue';
import type { AutomodRule } from '@perigee/core/automod/schema';
import { isSame } from '@perigee/core/settings/is-same';
import { type FormEvent, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { fieldErrors, resolveFields } from '../../components/settings-form/resolve-fields.ts';
import { TemplateErrorBanner } from '../../components/template-field/template-error-banner.tsx';
import { isTemplateError } from '../../components/template-field/template-error.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { RuleEffects } from './rule-effects.tsx';
import { RuleExceptions } from './rule-exceptions.tsx';
import { RuleOptions } from './rule-options.tsx';
import { RULE_TEXTS } from './rule-texts.ts';
import { useSaveRule } from './use-rules.ts';
import styles from './moderation.module.css';

interface RuleDialogProps {
  /** Null while the dialog is closed. */
  ruleKey: RuleKey | null;
  onClose: () => void;
}

/** All settings of one rule. One that was off is on once they are saved, not before (spec.md 4). */
export function RuleDialog({ ruleKey, onClose }: RuleDialogProps) {
  const text = useText();

  return (
    <Modal
      opened={ruleKey !== null}
      onClose={onClose}
      size={640}
      closeOnClickOutside={false}
      title={ruleKey === null ? '' : text(RULE_TEXTS[ruleKey].title)}
      closeButtonProps={{ 'aria-label': text(m.dialog_close) }}
    >
      {ruleKey !== null && <RuleForm ruleKey={ruleKey} onClose={onClose} />}
    </Modal>
  );
}

function RuleForm({ ruleKey, onClose }: { ruleKey: RuleKey; onClose: () => void }) {
  const text = useText();
  const { settings } = useGuild();
  const saved: AutomodRule = settings.autoModeration[ruleKey];
  const [draft, setDraft] = useState<AutomodRule>({ ...saved, enabled: true });
  const save = useSaveRule();

  const problems = resolveFields(AUTOMOD_RULES[ruleKey].schema)(draft);
  const refused = save.error instanceof ApiError ? fieldErrors(save.error.issues) : {};
  const errors = new Map(Object.entries({ ...refused, ...problems }));
  const canSave = Object.keys(problems).length === 0 && !isSame(draft, saved);

  const change = (next: AutomodRule) => {
    save.reset();
    setDraft(next);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !save.isPending) save.mutate({ key: ruleKey, rule: draft }, { onSuccess: onClose });
  };
  const fields = { rule: draft, onChange: change, errorAt: (path: string): unknown => errors.get(path) };

  return (
    <form className={styles['dialog']} noValidate onSubmit={handleSubmit}>
      <p className={styles['lead']}>{text(RULE_TEXTS[ruleKey].text)}</p>
      <RuleOptions ruleKey={ruleKey} {...fields} />
      <RuleEffects {...fields} />
      <RuleExceptions {...fields} />
      {isTemplateError(save.error) && <TemplateErrorBanner />}
      {save.isError && (
        <p className={styles['failure']} role="alert">
          {errorText(text, save.error)}
        </p>
      )}
      <div className={styles['dialogActions']}>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button type="submit" tone="primary" disabled={!canSave} busy={save.isPending}>
          {text(saved.enabled ? m.automod_save : m.automod_save_on)}
        </Button>
      </div>
    </form>
  );
}
