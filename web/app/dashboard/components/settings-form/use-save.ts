import { isSame } from '@perigee/core/base/sections/is-same';
import type { SaveReply } from '@perigee/core/base/sections/save-reply';
import type { SectionName } from '@perigee/core/community/settings/sections';
import type { Section } from '@perigee/core/base/sections/define-section';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '#texts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useUndoableNotice } from '../undo/use-undoable-notice.ts';
import { resolveFields } from './errors/resolve-fields.ts';
import type { Baseline } from './use-baseline.ts';
import { useConflict } from './conflict/use-conflict.ts';
import type { FieldErrors } from './errors/use-field-errors.ts';

interface SaveOptions<Values> {
  section: Pick<Section<Values>, 'schema' | 'normalise'> & { name: SectionName };
  save: (values: Values, baseVersion: number) => Promise<SaveReply<Values>>;
  getValues: () => Values;
  setValues: (values: Values) => void;
  setRefusal: FieldErrors['setRefusal'];
  adoptBaseline: (next: Baseline<Values>) => void;
}

interface Attempt<Values> {
  values: Values;
  base: Baseline<Values>;
}

/** Saves a form's values and handles each answer: saved, refused, or a conflict with another save. */
export function useSave<Values>(options: SaveOptions<Values>) {
  const { section, save, getValues, setValues, setRefusal, adoptBaseline } = options;
  const text = useText();
  const showUndoable = useUndoableNotice();
  const [refusals, setRefusals] = useState(0);
  // A second click may come before the button is rendered as busy.
  const hasBegun = useRef(false);

  const saving = useMutation({
    mutationFn: ({ values, base }: Attempt<Values>) => save(values, base.version),
    onSuccess: ({ version, value: saved }, { values }) => {
      adoptBaseline({ saved, version });
      // Input typed while the save was running is kept.
      if (isSame(getValues(), values)) setValues(saved);
      showUndoable(text(m.form_saved), [{ section: section.name, version }]);
    },
    onError: (error, { values, base }) => {
      const { conflict = null, issues = [] } = error instanceof ApiError ? error : {};
      // Both sides must be normalised to be comparable; the other person's saved values already are.
      if (conflict !== null && collision.begin(conflict, base.saved, section.normalise(values))) return;
      setRefusal({ issues, values });
      setRefusals((count) => count + 1);
      notify('error', conflict === null ? errorText(text, error) : text(m.conflict_unreadable));
    },
    onSettled: () => {
      hasBegun.current = false;
    },
  });

  const submit = (values: Values, base: Baseline<Values>) => {
    if (hasBegun.current) return;
    setRefusal(null);
    if (Object.keys(resolveFields(section.schema)(values)).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    hasBegun.current = true;
    saving.mutate({ values, base });
  };

  const collision = useConflict<Values>({
    schema: section.schema,
    onChosen: (values, theirs) => {
      adoptBaseline(theirs);
      setValues(values);
      if (isSame(values, theirs.saved)) notify('success', text(m.conflict_taken));
      else submit(values, theirs);
    },
  });

  return { submit, isPending: saving.isPending, refusals, conflict: collision.choice };
}
