import { failAt, type Field, flag, integer, list, moment, shape, text } from '../../protocol/form-body.ts';
import { isGiven, isObject, type Json, type JsonObject } from '../../base/json.ts';
import { maybe, withoutEmpty } from '../components/fields.ts';

/** From the resource "Message", "Embed Limits"; leading and trailing white space is trimmed and not counted. */
const EMBED_TOTAL_MAX = 6_000;

/** A string within limits, trimmed first. */
export function trimmed(limits: { min?: number; max: number }): Field<string> {
  const field = text(limits);
  return (value, fail) => field(typeof value === 'string' ? value.trim() : value, fail);
}

const webAddress = text({ max: 2048, pattern: /^(https?|attachment):\/\/\S+$/i });
const pageAddress: Field<string> = (value, fail) => {
  const address = text({ max: 2048 })(value, fail);
  if (/^(https?|discord):\/\/\S+$/i.test(address)) return address;
  return fail('URL_TYPE_INVALID_SCHEME', `Scheme "${address.split(':')[0]}" must be one of ('http', 'https').`);
};
const media = maybe(shape({ url: webAddress }));
const line = shape({ name: trimmed({ min: 1, max: 256 }), value: trimmed({ min: 1, max: 1024 }), inline: maybe(flag) });

const embedFields = shape({
  title: maybe(trimmed({ max: 256 })),
  type: maybe(text()),
  description: maybe(trimmed({ max: 4096 })),
  url: maybe(pageAddress),
  timestamp: maybe(moment),
  color: maybe(integer({ min: 0, max: 0xffffff })),
  footer: maybe(shape({ text: trimmed({ min: 1, max: 2048 }), icon_url: maybe(webAddress) })),
  image: media,
  thumbnail: media,
  author: maybe(shape({ name: trimmed({ min: 1, max: 256 }), url: maybe(pageAddress), icon_url: maybe(webAddress) })),
  fields: maybe(
    list((value, fail) => ({ ...line(value, fail), inline: isObject(value) && value['inline'] === true }), { max: 25 }),
  ),
});

/** An embed needs at least one of these: with a color alone it shows nothing. */
const CONTENTS = ['title', 'description', 'footer', 'image', 'thumbnail', 'author', 'fields', 'timestamp'];

/** An embed with its type, without empty fields. */
export const embed: Field<JsonObject> = (value, fail) => {
  const stored = withoutEmpty(embedFields(value, fail));
  const isEmpty = CONTENTS.every((name) => !isFilled(stored[name]));
  if (isEmpty) failAt(['description'], 'BASE_TYPE_REQUIRED', 'This field is required');
  const entries = Object.entries(stored).filter(([, entry]) => entry !== '');
  return { ...Object.fromEntries(entries), type: 'rich' };
};

/** Up to ten embeds whose texts together stay within the platform's total. */
export const embeds: Field<JsonObject[]> = (value, fail) => {
  const read = list(embed, { max: 10 })(value, fail);
  if (read.reduce((total, item) => total + embedLength(item), 0) > EMBED_TOTAL_MAX) {
    fail('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${EMBED_TOTAL_MAX}`);
  }
  return read;
};

function isFilled(value: Json | undefined): boolean {
  return isGiven(value) && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function embedLength(value: JsonObject): number {
  const { title, description, author, footer, fields } = value;
  const fieldTexts = Array.isArray(fields) ? fields.flatMap((item) => textsOf(item, ['name', 'value'])) : [];
  const texts = [title, description, ...textsOf(author, ['name']), ...textsOf(footer, ['text']), ...fieldTexts];
  return texts.reduce((total: number, item) => total + (typeof item === 'string' ? item.length : 0), 0);
}

function textsOf(value: Json | undefined, keys: string[]): (Json | undefined)[] {
  return isObject(value) ? keys.map((key) => value[key]) : [];
}
