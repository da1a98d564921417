import { useMemo } from 'react';
import { useSession } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import type { Form } from '../shapes/shapes.ts';
import { drawEach } from '../elements/sequence.ts';
import { BotField } from './bot-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { fieldsOf, valueOf } from './form-fields.ts';

/** A modal the bot sent. */
export function BotForm({ form, message }: { form: Form; message: Message | null }) {
  const { ask, store } = useSession();
  const fields = useMemo(() => (form.components ?? []).flatMap(fieldsOf), [form]);

  const submit = async (data: FormData) => {
    const named = fields.filter((field) => field.custom_id);
    const values = named.map(async (field) => [field.custom_id, await valueOf(field, data)] as const);
    const inLabels = named.filter((field) => field.isLabelled).map((field) => [field.custom_id, field.type]);
    await ask(`/channels/${store.read().channel}/modals`, 'POST', {
      customId: form.custom_id,
      values: Object.fromEntries(await Promise.all(values)),
      labelled: Object.fromEntries(inLabels),
      messageId: message?.id ?? '',
    });
  };

  return (
    <DialogForm title={form.title ?? ''} onSubmit={submit}>
      {drawEach(fields, (field) => (
        <BotField field={field} />
      ))}
    </DialogForm>
  );
}
