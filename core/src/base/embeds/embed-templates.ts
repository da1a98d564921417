import type { TemplateContext, TemplateUse } from '../templates/catalogue.ts';
import type { Embed } from './schema.ts';

/**
 * Every template of an embed, for the checker; `path` is the embed's path in its section. Parts of a disabled embed are
 * included, so that enabling it never brings out a template that does not compile.
 */
export function embedTemplates(embed: Embed, path: string, context: TemplateContext): TemplateUse[] {
  const { author, title, url, description, fields, image, thumbnail, footer, timestamp } = embed;
  const texts = {
    'author.name': author.name,
    'author.url': author.url,
    'author.iconUrl': author.iconUrl,
    title,
    url,
    description,
    ...Object.fromEntries(
      fields.flatMap(({ name, value }, index) => [
        [`fields.${index}.name`, name],
        [`fields.${index}.value`, value],
      ]),
    ),
    image,
    thumbnail,
    'footer.text': footer.text,
    'footer.iconUrl': footer.iconUrl,
  };
  const uses = Object.entries(texts).map(([part, text]): TemplateUse => ({ path: `${path}.${part}`, context, text }));
  const moment = timestamp?.type === 'template' ? timestamp.template : '';
  return [...uses, { path: `${path}.timestamp.template`, context, text: moment, form: 'moment' as const }].filter(
    ({ text }) => text !== '',
  );
}
