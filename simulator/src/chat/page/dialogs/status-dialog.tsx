import { Field } from '../elements/field.tsx';
import { textIn } from '../elements/text-in.ts';
import { useSession } from '../session/use-chat.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';

const TEXT_MAX = 128;

/** Asks for a custom status. */
export function StatusDialog() {
  const { ask, store } = useSession();
  const save = (data: FormData) => ask('/presence', 'PUT', { customStatus: textIn(data, 'text').trim() || null });
  return (
    <DialogForm title={t.customStatus} submitLabel={t.save} onSubmit={save}>
      <Field label={t.customStatus} hint={t.customStatusHint}>
        <input name="text" maxLength={TEXT_MAX} defaultValue={store.read().world.customStatus ?? ''} />
      </Field>
    </DialogForm>
  );
}
