import { parseColor, toNumber } from '../color/color.ts';
import { NOW } from './platform-json.ts';
import type { Embed } from './schema.ts';

/**
 * The embed in the form people share: the platform's own JSON, `{ "embeds": [...] }`, with templates unrendered. Two
 * values that the platform's format lacks are written to `timestamp`: `now` for the time of sending, and a template.
 */
export function exportEmbed(embed: Embed): string {
  return JSON.stringify({ embeds: [platformOf(embed)] }, null, 2);
}

function platformOf({ color, author, fields, image, thumbnail, footer, timestamp, title, url, description }: Embed) {
  const number = parseColor(color);
  return {
    ...setOf({ title, url, description }),
    ...(number && { color: toNumber(number) }),
    ...partOf('author', setOf({ name: author.name, url: author.url, icon_url: author.iconUrl })),
    ...(fields.length > 0 && { fields }),
    ...partOf('image', setOf({ url: image })),
    ...partOf('thumbnail', setOf({ url: thumbnail })),
    ...partOf('footer', setOf({ text: footer.text, icon_url: footer.iconUrl })),
    ...setOf({ timestamp: timestampOf(timestamp) }),
  };
}

function timestampOf(timestamp: Embed['timestamp']): string {
  if (timestamp === null) return '';
  return { current: NOW, custom: timestamp.date, template: timestamp.template }[timestamp.type];
}

/** Only the non-empty texts. */
function setOf(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

function partOf(name: string, part: Record<string, string>) {
  return Object.keys(part).length > 0 && { [name]: part };
}
