import { useState } from 'react';

export interface DraftOptions<Value> {
  value: Value;
  isValid: (draft: Value) => boolean;
  /** Saves the draft. Rejects with the reason of a failure; the fields then stay open and show it. */
  onSave: (draft: Value) => Promise<unknown> | void;
  onClose: () => void;
}

/** The input on a card until it is saved or cancelled. */
export function useInlineDraft<Value>({ value, isValid, onSave, onClose }: DraftOptions<Value>) {
  const [draft, setDraft] = useState(value);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const canSave = isValid(draft) && !isBusy;

  const save = async () => {
    if (!canSave) return;
    setBusy(true);
    setError(null);
    try {
      await onSave(draft);
      onClose();
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  };

  return { draft, setDraft, canSave, isBusy, error, save };
}
