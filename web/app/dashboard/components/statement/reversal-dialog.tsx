import { BALANCE_REASON_MAX } from '@perigee/core/economy/balances/schema';
import type { ReversalPreview, ReversalRefusal } from '@perigee/core/economy/statements/schema';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { CounterTextarea } from '../pickers/counter-textarea.tsx';
import { DialogForm } from '../settings-form/dialog-form.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ReversalLegs } from './reversal-legs.tsx';
import { useReversalPreview, useReverse } from './use-reversal.ts';

interface ReversalDialogProps {
  guildId: string;
  moneySymbol: string;
  /** Null while the dialog is closed. */
  operationId: string | null;
  onClose: () => void;
  onReversed?: () => void;
}

/** Shows the effect of reversing a movement on everybody concerned, before it is done. */
export function ReversalDialog({ operationId, onClose, ...rest }: ReversalDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={operationId !== null} onClose={onClose} title={text(m.reversal_title)}>
      {operationId !== null && <ReversalForm {...rest} operationId={operationId} onClose={onClose} />}
    </FormDialog>
  );
}

const REFUSALS: Record<ReversalRefusal, PlainMessage> = {
  notReversible: m.reversal_not_reversible,
  alreadyReversed: m.reversal_already,
  partOfMany: m.reversal_part_of_many,
  notEnough: m.reversal_not_enough,
};

/** For these kinds the money is returned, but the items stay where they are. */
const KEEPS_ITEM: ReadonlySet<string> = new Set(['buy', 'sell', 'refund', 'use']);

function ReversalForm({
  guildId,
  moneySymbol,
  operationId,
  onClose,
  onReversed,
}: ReversalDialogProps & { operationId: string }) {
  const text = useText();
  const [reason, setReason] = useState('');
  const preview = useReversalPreview({ guildId, operationId });
  const reverse = useReverse({ guildId, operationId });
  const isReasonFit = reason.trim() !== '' && reason.trim().length <= BALANCE_REASON_MAX;

  const handleSubmit = () =>
    reverse.mutate(reason.trim(), {
      onSuccess: () => {
        notify('success', text(m.reversal_done));
        onReversed?.();
        onClose();
      },
      // Somebody else may have reversed it already, or the money may have been spent.
      onError: () => void preview.refetch(),
    });

  return (
    <DialogForm
      submitLabel={text(m.statement_reverse)}
      canSave={preview.data?.refusal === null && isReasonFit}
      isSaving={reverse.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      {preview.isPending && <Skeleton height={120} />}
      {preview.data !== undefined && <Explanation preview={preview.data} moneySymbol={moneySymbol} />}
      {preview.data?.refusal === null && (
        <CounterTextarea
          label={text(m.member_reason)}
          hint={text(m.reversal_reason_hint)}
          max={BALANCE_REASON_MAX}
          value={reason}
          onChange={setReason}
          error={undefined}
        />
      )}
      <FailureNotice error={preview.error ?? reverse.error} />
    </DialogForm>
  );
}

function Explanation({ preview, moneySymbol }: { preview: ReversalPreview; moneySymbol: string }) {
  const text = useText();
  const { refusal, kind } = preview;

  return (
    <>
      <p>{text(m.reversal_text)}</p>
      <ReversalLegs preview={preview} moneySymbol={moneySymbol} />
      {KEEPS_ITEM.has(kind) && <p>{text(m.reversal_keeps_item)}</p>}
      {refusal !== null && <p role="alert">{text(REFUSALS[refusal])}</p>}
    </>
  );
}
