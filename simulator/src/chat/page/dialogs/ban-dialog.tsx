import { useModeration } from '../session/use-moderation.ts';
import type { Member } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';
import { ReasonField, withReason } from './reason-field.tsx';
import { SpanField } from './span-field.tsx';

const HOUR_SECONDS = 3_600;
const SPANS = [0, HOUR_SECONDS, 6 * HOUR_SECONDS, 24 * HOUR_SECONDS, 7 * 24 * HOUR_SECONDS];

/** Asks how to ban, then bans the member. */
export function BanDialog({ member: { id, name } }: { member: Member }) {
  const { act } = useModeration();
  const ban = (data: FormData) =>
    act(withReason(data, { type: 'ban', targetId: id, deleteMessageSeconds: Number(data.get('seconds')) }));
  return (
    <DialogForm title={t.banOf(name)} submitLabel={t.ban} isDanger onSubmit={ban}>
      <SpanField label={t.deleteMessages} name="seconds" values={SPANS} texts={t.deletedSpans} initial={0} />
      <ReasonField />
    </DialogForm>
  );
}
