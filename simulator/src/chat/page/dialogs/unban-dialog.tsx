import { useModeration } from '../session/use-moderation.ts';
import type { Ban } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';
import { ReasonField, withReason } from './reason-field.tsx';

/** Asks for a reason, lifts the ban and shows those that are left. */
export function UnbanDialog({ ban: { id, name } }: { ban: Ban }) {
  const { act, openBans } = useModeration();
  const unban = async (data: FormData) => {
    await act(withReason(data, { type: 'unban', targetId: id }));
    await openBans();
  };
  return (
    <DialogForm title={t.unbanOf(name)} submitLabel={t.unban} onSubmit={unban}>
      <ReasonField />
    </DialogForm>
  );
}
