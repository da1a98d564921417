import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { OptionValue } from '@perigee/core/moderation/automod/schema';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { TemplateErrorBanner } from '../../components/template-field/template-error-banner.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { RuleEffects } from './rule-effects.tsx';
import { RuleExceptions } from './rule-exceptions.tsx';
import { RuleOptions } from './rule-options.tsx';
import { WordForms } from './word-forms.tsx';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { RuleTrial } from '../trial/rule-trial.tsx';
import { useRuleDraft } from './use-rule-draft.ts';
import styles from '../moderation.module.css';
import { isTemplateProblem } from '@perigee/core/base/templates/problem';
import { ApiError } from '../../../lib/api/api-error.ts';

interface RuleDialogProps {
  /** Null while the dialog is closed. */
  ruleKey: RuleKey | null;
  onClose: () => void;
}

/**
 * All settings of one rule. A rule that was off is switched on by the save, not before
 * (docs/rules/automod.md#switching).
 */
export function RuleDialog({ ruleKey, onClose }: RuleDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={ruleKey !== null}
      onClose={onClose}
      size={640}
      closesOutside={false}
      title={ruleKey === null ? '' : text(RULE_TEXTS[ruleKey].title)}
    >
      {ruleKey !== null && <RuleForm ruleKey={ruleKey} onClose={onClose} />}
    </FormDialog>
  );
}

function RuleForm({ ruleKey, onClose }: { ruleKey: RuleKey; onClose: () => void }) {
  const text = useText();
  const { saved, draft, save, conflict, isValid, problem, canSave, submit, fields } = useRuleDraft(ruleKey, onClose);
  const isAboutMessages = AUTOMOD_RULES[ruleKey].about === 'messages';

  return (
    <DialogForm
      submitLabel={text(saved.enabled ? m.automod_save : m.automod_save_on)}
      canSave={canSave}
      isSaving={save.isPending}
      conflict={conflict}
      problem={problem}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className={styles['lead']}>{text(RULE_TEXTS[ruleKey].text)}</p>
      <RuleOptions ruleKey={ruleKey} {...fields} />
      {ruleKey === 'words' && <FormsOfWords {...draft.options} />}
      <RuleEffects
        ruleKey={ruleKey}
        {...fields}
        isAboutMessages={isAboutMessages}
        savedUntil={saved.enabled ? saved.logOnlyUntil : null}
      />
      {isAboutMessages && (
        <>
          <RuleExceptions {...fields} />
          <RuleTrial ruleKey={ruleKey} rule={draft} isValid={isValid} />
        </>
      )}
      {conflict === null && <RuleFailure error={save.error} />}
    </DialogForm>
  );
}

/** Inside other words, only the word itself is found. */
function FormsOfWords({ words, match }: Readonly<Record<string, OptionValue>>) {
  return match === 'whole' && Array.isArray(words) && <WordForms words={words} />;
}

/** Why a rule was not saved. Says nothing when the error is null. */
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

/** Whether a save was refused because a template in it does not compile (docs/rules/api.md#texts). */
function isTemplateError(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(isTemplateProblem);
}
