import { isSame } from '@perigee/core/base/sections/is-same';
import type { Issue } from '@perigee/core/base/issues/issue';
import { valueAt } from '@perigee/core/community/settings/value-at';
import { isTemplateProblem } from '@perigee/core/base/templates/problem';
import { useState } from 'react';
import { fieldErrors } from './resolve-fields.ts';

interface Refusal {
  issues: readonly Issue[];
  /** The values that were refused. */
  values: unknown;
}

export interface FieldErrors {
  /** The errors by dotted path. */
  errors: Record<string, string>;
  /** The last save was refused because a template does not compile. */
  templateError: boolean;
  setRefusal: (refusal: Refusal | null) => void;
}

/** The errors of the fields: the schema's at once; the server's until the refused field is changed. */
export function useFieldErrors(values: unknown, problems: Record<string, string>): FieldErrors {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const remaining = (refusal?.issues ?? []).filter(({ path }) =>
    isSame(valueAt(values, path), valueAt(refusal?.values, path)),
  );

  return {
    errors: { ...fieldErrors(remaining), ...problems },
    templateError: refusal !== null && refusal.issues.some(isTemplateProblem),
    setRefusal,
  };
}
