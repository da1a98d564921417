import { useModeration } from '../session/use-moderation.ts';
import type { Member } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';
import { ReasonField, withReason } from './reason-field.tsx';

/** Asks for a reason, then kicks the member. */
export function KickDialog({ member: { id, name } }: { member: Member }) {
  const { act } = useModeration();
  const kick = (data: FormData) => act(withReason(data, { type: 'kick', targetId: id }));
  return (
    <DialogForm title={t.kickOf(name)} submitLabel={t.kick} isDanger onSubmit={kick}>
      <ReasonField />
    </DialogForm>
  );
}
