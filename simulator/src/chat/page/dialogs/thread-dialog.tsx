import { Field } from '../elements/field.tsx';
import { textIn } from '../elements/text-in.ts';
import { useSession } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';

const NAME_MAX = 100;
const SUGGESTED_MAX = 40;

/** Asks for a name and creates a thread, from a message or standalone. */
export function ThreadDialog({ channel, message }: { channel: string | null; message: Message | null }) {
  const { ask, openThread } = useSession();
  const create = async (data: FormData) => {
    const body = { name: textIn(data, 'name'), messageId: message?.id ?? '' };
    const { id } = await ask<{ id: string }>(`/channels/${channel}/threads`, 'POST', body);
    await openThread(id);
  };
  return (
    <DialogForm title={t.createThread} submitLabel={t.create} onSubmit={create}>
      <Field label={t.threadName}>
        <input name="name" required maxLength={NAME_MAX} defaultValue={suggestName(message)} />
      </Field>
    </DialogForm>
  );
}

function suggestName(message: Message | null): string {
  const plain = message?.content.replace(/[*_`~|>#<]/g, '') ?? '';
  return plain.slice(0, SUGGESTED_MAX).trim();
}
