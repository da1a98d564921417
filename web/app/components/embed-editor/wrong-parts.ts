import type { Embed } from '@perigee/core/embeds/schema';
import type { ErrorAt } from './error-at.ts';

const PARTS = [
  '',
  'color',
  'author.name',
  'author.url',
  'author.iconUrl',
  'title',
  'url',
  'description',
  'fields',
  'image',
  'thumbnail',
  'footer.text',
  'footer.iconUrl',
  'timestamp.date',
  'timestamp.template',
] as const;

/** The parts of the embed that something is wrong with. */
export function wrongParts({ fields }: Embed, errorAt: ErrorAt): string[] {
  const inFields = fields.flatMap((_, index) => [`fields.${index}.name`, `fields.${index}.value`]);
  return [...PARTS, ...inFields].filter((part) => typeof errorAt(part) === 'string');
}
