import * as z from 'zod/mini';
import { labelled } from '../schemas/field-metadata.ts';
import { embedTemplates } from '../embeds/embed-templates.ts';
import { DEFAULT_EMBED, dropEmptyFields, embedSchema, isEmbedEmpty } from '../embeds/schema.ts';
import { withDefault } from '../schemas/with-default.ts';
import type { TemplateContext, TemplateUse } from '../templates/catalogue.ts';
import { TEMPLATE_MAX } from '../templates/limits.ts';
import { atMost } from '../text/at-most.ts';

/** The template of a message, up to the maximum length (docs/rules/templates.md). */
export const templateSchema = z.string().check(atMost(TEMPLATE_MAX, 'templateTooLong'));

/** A custom message of a guild: a text, an embed, or both. Sections that add fields spread its shape. */
export const customMessageSchema = z.strictObject({
  enabled: labelled('enabled', z.boolean()),
  message: labelled('message', withDefault(templateSchema, '')),
  embed: labelled({ en: 'Embed', ru: 'Эмбед' }, withDefault(embedSchema, DEFAULT_EMBED)),
});
export type CustomMessage = z.infer<typeof customMessageSchema>;

/** A message as edited in a form, for testing; whether it is enabled does not matter. */
export const messageDraftSchema = z.strictObject({
  message: templateSchema,
  embed: embedSchema,
});
export type MessageDraft = z.infer<typeof messageDraftSchema>;

export const DEFAULT_MESSAGE: CustomMessage = { enabled: false, message: '', embed: DEFAULT_EMBED };

/** Whether there is any content: a text that is not blank, or an enabled embed (docs/rules/greetings.md#saving). */
export function hasContent({ message, embed }: Pick<CustomMessage, 'message' | 'embed'>): boolean {
  return message.trim() !== '' || embed.enabled;
}

/** Whether nobody would see anything: the text is blank, and the embed is off or shows nothing. */
export function saysNothing({ message, embed }: Pick<CustomMessage, 'message' | 'embed'>): boolean {
  return message.trim() === '' && (!embed.enabled || isEmbedEmpty(embed));
}

/** Disables a message without content, and drops empty fields of its embed. Idempotent. */
export function normaliseMessage<Message extends CustomMessage>(message: Message): Message {
  return {
    ...message,
    enabled: message.enabled && hasContent(message),
    embed: dropEmptyFields(message.embed),
  };
}

/** Every template of a message at `path` of its section, for the server to compile; `pings` as in `TemplateUse`. */
export function messageTemplates(
  { message, embed }: Pick<CustomMessage, 'message' | 'embed'>,
  path: string,
  context: TemplateContext,
  pings: boolean = false,
): TemplateUse[] {
  return [
    { path: `${path}.message`, context, text: message, pings },
    ...embedTemplates(embed, `${path}.embed`, context),
  ];
}
