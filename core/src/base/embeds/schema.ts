import * as z from 'zod/mini';
import { labelled } from '../schemas/field-metadata.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { EMBED_TOTAL_MAX } from './limits.ts';
import { author, color, description, fields, footer, timestamp, title, url } from './parts.ts';

const parts = z.strictObject({
  enabled: labelled('enabled', z.boolean()),
  color: labelled({ en: 'Colour', ru: 'Цвет' }, color),
  author: labelled({ en: 'Author', ru: 'Автор' }, author),
  title: labelled({ en: 'Title', ru: 'Заголовок' }, title),
  url: labelled({ en: 'Link', ru: 'Ссылка' }, url),
  description: labelled('description', description),
  fields: labelled({ en: 'Fields', ru: 'Поля' }, fields),
  image: labelled({ en: 'Image', ru: 'Картинка' }, url),
  thumbnail: labelled({ en: 'Thumbnail', ru: 'Миниатюра' }, url),
  footer: labelled({ en: 'Footer', ru: 'Нижняя подпись' }, footer),
  timestamp: labelled({ en: 'Timestamp', ru: 'Время' }, timestamp),
});

/** An embed as stored (docs/rules/embeds.md#parts); missing parts get their defaults. */
export type Embed = z.infer<typeof parts>;

/**
 * Codes: tooLong, templateTooLong, invalidUrl, colorInvalid, fieldNameRequired, tooManyFields, dateRequired,
 * dateInvalid, templateRequired, embedTooLong.
 */
export const embedSchema = parts.check(
  z.refine((embed) => embedTotal(embed) <= EMBED_TOTAL_MAX, {
    error: issueCode('embedTooLong'),
    params: { max: EMBED_TOTAL_MAX },
  }),
);

/** The initial, disabled embed of a message. */
export const DEFAULT_EMBED: Embed = z.parse(embedSchema, { enabled: false });

/**
 * Total of the texts that the platform limits, in UTF-16 code units: names, title, description, field names and values,
 * footer.
 */
export function embedTotal(embed: Pick<Embed, 'author' | 'title' | 'description' | 'fields' | 'footer'>): number {
  const texts = [embed.author.name, embed.title, embed.description, embed.footer.text];
  return [...texts, ...embed.fields.flatMap(({ name, value }) => [name, value])].join('').length;
}

/** The embed without its empty fields (docs/rules/embeds.md#empty-fields); idempotent. */
export function dropEmptyFields(embed: Embed): Embed {
  return { ...embed, fields: embed.fields.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '') };
}

/** Whether the platform would show nothing: a colour, an icon or a timestamp alone is not an embed. */
export function isEmbedEmpty(embed: Embed): boolean {
  const { author: by, title: head, description: body, footer: foot, image, thumbnail } = embed;
  const shown = [by.name, head, body, foot.text, image, thumbnail];
  return shown.every((text) => text.trim() === '') && dropEmptyFields(embed).fields.length === 0;
}
