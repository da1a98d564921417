import { useModeration } from '../session/use-moderation.ts';
import type { Member } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';
import { ReasonField, withReason } from './reason-field.tsx';
import { SpanField } from './span-field.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const USUAL_MS = 10 * MINUTE_MS;
const SPANS = [MINUTE_MS, 5 * MINUTE_MS, USUAL_MS, HOUR_MS, DAY_MS, 7 * DAY_MS, 28 * DAY_MS];

/** Asks for how long, then times the member out. */
export function TimeoutDialog({ member: { id, name } }: { member: Member }) {
  const { act } = useModeration();
  const timeOut = (data: FormData) =>
    act(withReason(data, { type: 'timeout', targetId: id, durationMs: Number(data.get('ms')) }));
  return (
    <DialogForm title={t.timeoutOf(name)} submitLabel={t.timeOut} onSubmit={timeOut}>
      <SpanField label={t.duration} name="ms" values={SPANS} texts={t.timeoutSpans} initial={USUAL_MS} />
      <ReasonField />
    </DialogForm>
  );
}
