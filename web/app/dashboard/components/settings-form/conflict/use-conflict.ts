import { type FieldConflict, findConflicts, settle } from '@perigee/core/community/settings/conflicts';
import type { Conflict } from '@perigee/core/base/http/replies';
import { useState } from 'react';
import type { core } from 'zod/mini';
import type { Baseline } from '../use-baseline.ts';
import { isShapedLike } from '../stored-edits/shape.ts';

interface OpenConflict<Values> {
  theirs: Values;
  conflict: Conflict;
  clashes: FieldConflict[];
}

/** A conflict, as input for its dialog. */
export interface ConflictChoice {
  savedBy: string | null;
  /** ISO 8601. */
  savedAt: string;
  clashes: FieldConflict[];
  /** Resolves the conflict with these own fields on top of the other person's values. */
  onSettle: (mine: readonly FieldConflict[]) => void;
  onClose: () => void;
}

interface ConflictOptions<Values> {
  /** The schema of what is saved. */
  schema: core.$ZodType;
  /** Continues with the chosen values, based on what the other person saved. */
  onChosen: (values: Values, theirs: Baseline<Values>) => void;
}

/** Holds a conflict between two saves until the person has decided. */
export function useConflict<Values>(options: ConflictOptions<Values>) {
  const [openConflict, setOpenConflict] = useState<OpenConflict<Values> | null>(null);

  return {
    choice: openConflict && describe(openConflict, options, () => setOpenConflict(null)),
    /** Opens the dialog; false if the page cannot read what the other person saved. */
    begin: (conflict: Conflict, base: Values, mine: Values): boolean => {
      const theirs = conflict.value;
      if (!isShapedLike(theirs, base)) return false;
      setOpenConflict({ theirs, conflict, clashes: findConflicts(options.schema, { base, theirs, mine }) });
      return true;
    },
  };
}

function describe<Values>(
  { theirs, conflict, clashes: found }: OpenConflict<Values>,
  { schema, onChosen }: ConflictOptions<Values>,
  onClose: () => void,
): ConflictChoice {
  return {
    savedBy: conflict.savedBy.username,
    savedAt: conflict.savedAt,
    clashes: found,
    onClose,
    onSettle: (mine) => {
      const settled = settle(schema, theirs, mine);
      onClose();
      if (isShapedLike(settled, theirs)) onChosen(settled, { saved: theirs, version: conflict.version });
    },
  };
}
