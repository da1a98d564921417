import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { AutomodRule } from '@perigee/core/moderation/automod/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import type { SaveReply } from '@perigee/core/base/sections/save-reply';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useShownProblems } from '../../components/settings-form/errors/use-shown-problems.ts';
import { fieldErrors, resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { useDialogSave } from '../../components/settings-form/use-dialog-save.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useSaveRule } from '../use-rules.ts';

/** One rule being edited: its values, its errors, and its save. */
export function useRuleDraft(ruleKey: RuleKey, onDone: () => void) {
  const settings = useTabSettings('moderation');
  const [opened] = useState(() => ({
    saved: settings.autoModeration[ruleKey] satisfies AutomodRule,
    version: versionOf(settings.versions, 'automod'),
  }));
  const { saved } = opened;
  const schema: z.ZodMiniType<AutomodRule, AutomodRule> = AUTOMOD_RULES[ruleKey].schema;
  const [draft, setDraft] = useState<AutomodRule>(() => ({ ...saved, enabled: true }));
  const save = useSaveRule();
  const { submit, conflict } = useDialogSave<AutomodRule, SaveReply<AutomodRule>>({
    schema,
    opened,
    save: (rule, baseVersion, settled) => save.mutate({ key: ruleKey, rule, baseVersion }, settled),
    setValues: setDraft,
    onDone,
  });

  const problems = resolveFields(schema)(draft);
  const refused = save.error instanceof ApiError ? fieldErrors(save.error.issues) : {};
  const problem = useShownProblems({ values: draft, saved, isDirty: true, problems });
  const errors = new Map(Object.entries({ ...refused, ...problem.shown }));
  const isValid = Object.keys(problems).length === 0;
  return {
    saved,
    draft,
    save,
    conflict,
    isValid,
    problem,
    canSave: isValid && !isSame(draft, saved),
    submit: () => submit(draft),
    fields: {
      rule: draft,
      onChange: (next: AutomodRule) => {
        save.reset();
        setDraft(next);
      },
      errorAt: (path: string): unknown => errors.get(path),
    },
  };
}
