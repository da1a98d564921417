import { ChoiceLabel, Field, FieldGroup } from '../elements/field.tsx';
import { textIn } from '../elements/text-in.ts';
import { useSession } from '../session/use-chat.ts';
import type { Channel } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';

const NAME_MAX = 100;
const CONTENT_MAX = 2_000;

/** Asks for a name, a text and tags, and creates a forum post. */
export function PostDialog({ forum: { id: forum, tags } }: { forum: Channel }) {
  const { ask, openThread } = useSession();
  const publish = async (data: FormData) => {
    const body = { name: textIn(data, 'name'), content: textIn(data, 'content'), tags: data.getAll('tag') };
    const { id } = await ask<{ id: string }>(`/channels/${forum}/threads`, 'POST', body);
    await openThread(id);
  };
  return (
    <DialogForm title={t.createPost} submitLabel={t.publish} onSubmit={publish}>
      <Field label={t.postName}>
        <input name="name" required maxLength={NAME_MAX} />
      </Field>
      <Field label={t.message}>
        <textarea name="content" required rows={4} maxLength={CONTENT_MAX} />
      </Field>
      {tags?.length ? (
        <FieldGroup label={t.tags}>
          {tags.map(({ id, name }) => (
            <ChoiceLabel key={id} label={name}>
              <input type="checkbox" name="tag" value={id} />
            </ChoiceLabel>
          ))}
        </FieldGroup>
      ) : null}
    </DialogForm>
  );
}
