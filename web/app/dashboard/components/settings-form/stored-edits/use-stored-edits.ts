import { rebase } from '@perigee/core/community/settings/conflicts';
import { isSame } from '@perigee/core/base/sections/is-same';
import { useEffect, useState } from 'react';
import type { core } from 'zod/mini';
import { type Edits, forgetEdits, storeEdits, readEdits } from './edit-storage.ts';
import { isShapedLike } from './shape.ts';

export interface StoredEdits {
  /** Somebody has saved the settings since the edits were made. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

interface StoredEditsOptions<Values> {
  key: string;
  /** The schema of the form's values. */
  schema: core.$ZodType;
  edits: Edits<Values>;
  isDirty: boolean;
  setValues: (values: Values) => void;
}

/** Keeps unsaved edits across a reload or the end of the session, and offers them when the form is opened again. */
export function useStoredEdits<Values>(options: StoredEditsOptions<Values>): StoredEdits | null {
  const { key, schema, edits, isDirty, setValues } = options;
  const { base, version, values } = edits;
  const [found, setFound] = useState(() => readEdits(key, base));
  const isOffered = found !== null && !isSame(found.values, base);

  useEffect(() => {
    if (isDirty) storeEdits(key, { base, version, values });
    // Edits still on offer must survive another reload.
    else if (!isOffered) forgetEdits(key);
  }, [key, base, version, values, isDirty, isOffered]);

  if (!isOffered) return null;
  return {
    isOutdated: found.version !== version,
    onRestore: () => {
      // On top of the form's current values, which may include newer settings or newer edits.
      const restored = rebase(schema, { base: found.base, theirs: values, mine: found.values });
      if (isShapedLike(restored, base)) setValues(restored);
      setFound(null);
    },
    onDiscard: () => setFound(null),
  };
}
