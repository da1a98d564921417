import { Modal } from '@mantine/core';
import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/automod/catalogue';
import type { AutomodRule } from '@perigee/core/automod/schema';
import type { SaveReply } from '@perigee/core/sections/save-reply';
import { isSame } from '@perigee/core/sections/is-same';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { m } from '#texts';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { fieldErrors, resolveFields } from '../../components/settings-form/resolve-fields.ts';
import { useDialogSave } from '../../components/settings-form/use-dialog-save.ts';
import { TemplateErrorBanner } from '../../components/template-field/template-error-banner.tsx';
import { isTemplateError } from '../../components/template-field/template-error.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { RuleEffects } from './rule-effects.tsx';
import { RuleExceptions } from './rule-exceptions.tsx';
import { RuleOptions } from './rule-options.tsx';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { RuleTrial } from './rule-trial.tsx';
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

function RuleForm({ ruleKey, onClose }: RuleDialogProps & { ruleKey: RuleKey }) {
  const text = useText();
  const { settings } = useGuild();
  const [opened] = useState(() => ({
    saved: settings.autoModeration[ruleKey] satisfies AutomodRule,
    version: settings.versions['automod'] ?? 0,
  }));
  const { saved } = opened;
  const isAboutMessages = AUTOMOD_RULES[ruleKey].about === 'messages';
  const ruleSchema: z.ZodMiniType<AutomodRule, AutomodRule> = AUTOMOD_RULES[ruleKey].schema;
  const [draft, setDraft] = useState<AutomodRule>(() => ({ ...saved, enabled: true }));
  const save = useSaveRule();
  const { submit, conflict } = useDialogSave<AutomodRule, SaveReply<AutomodRule>>({
    schema: ruleSchema,
    opened,
    save: (rule, baseVersion, settled) => save.mutate({ key: ruleKey, rule, baseVersion }, settled),
    setValues: setDraft,
    onDone: onClose,
  });

  const problems = resolveFields(ruleSchema)(draft);
  const refused = save.error instanceof ApiError ? fieldErrors(save.error.issues) : {};
  const errors = new Map(Object.entries({ ...refused, ...problems }));
  const canSave = Object.keys(problems).length === 0 && !isSame(draft, saved);

  const tried = { ruleKey, rule: draft, isValid: Object.keys(problems).length === 0 };
  const fields = {
    rule: draft,
    onChange: (next: AutomodRule) => {
      save.reset();
      setDraft(next);
    },
    errorAt: (path: string): unknown => errors.get(path),
  };

  return (
    <DialogForm
      submitLabel={text(saved.enabled ? m.automod_save : m.automod_save_on)}
      canSave={canSave}
      isSaving={save.isPending}
      conflict={conflict}
      onSubmit={() => submit(draft)}
      onCancel={onClose}
    >
      <p className={styles['lead']}>{text(RULE_TEXTS[ruleKey].text)}</p>
      <RuleOptions ruleKey={ruleKey} {...fields} />
      <RuleEffects
        ruleKey={ruleKey}
        {...fields}
        isAboutMessages={isAboutMessages}
        savedUntil={saved.enabled ? saved.logOnlyUntil : null}
      />
      {isAboutMessages && (
        <>
          <RuleExceptions {...fields} />
          <RuleTrial {...tried} />
        </>
      )}
      {conflict === null && <RuleFailure error={save.error} />}
    </DialogForm>
  );
}

/** Why a rule was not saved. Null says nothing. */
function RuleFailure({ error }: { error: unknown }) {
  const text = useText();

  if (error === null) return null;
  return (
    <>
      {isTemplateError(error) && <TemplateErrorBanner />}
      <p className={styles['failure']} role="alert">
        {errorText(text, error)}
      </p>
    </>
  );
}
