import { toHex } from '../color/color.ts';
import { NOW, type PlatformEmbed, readColor } from './platform-json.ts';
import { DEFAULT_EMBED, type Embed } from './schema.ts';
import { hasTemplate } from './url.ts';

/** The platform's embed as ours, switched on; not yet held to our limits. */
export function readPlatformEmbed(given: PlatformEmbed): Embed {
  const { author, footer } = given;
  const color = readColor(given.color ?? '');
  return {
    enabled: true,
    color: color === null ? DEFAULT_EMBED.color : toHex(color),
    author: { name: author?.name ?? '', url: author?.url ?? '', iconUrl: iconOf(author) },
    title: given.title ?? '',
    url: given.url ?? '',
    description: given.description ?? '',
    fields: (given.fields ?? []).map(({ name, value, inline }) => ({
      name: name ?? '',
      value: value ?? '',
      inline: inline ?? false,
    })),
    image: given.image?.url ?? '',
    thumbnail: given.thumbnail?.url ?? '',
    footer: { text: footer?.text ?? '', iconUrl: iconOf(footer) },
    timestamp: readTimestamp(given.timestamp ?? ''),
  };
}

/** The platform says `icon_url`, the libraries around it `iconURL`. */
function iconOf(part: PlatformEmbed['author'] | PlatformEmbed['footer']): string {
  return part?.icon_url ?? part?.iconURL ?? part?.iconUrl ?? '';
}

function readTimestamp(given: string | number): Embed['timestamp'] {
  if (given === '') return null;
  if (given === NOW) return { type: 'current', date: '', template: '' };
  if (typeof given === 'string' && hasTemplate(given)) return { type: 'template', date: '', template: given };
  return { type: 'custom', date: typeof given === 'number' ? isoOf(given) : given, template: '' };
}

/** Milliseconds since 1970; what is beyond a date's reach is left for the schema to refuse. */
function isoOf(ms: number): string {
  const moment = new Date(ms);
  return Number.isNaN(moment.getTime()) ? String(ms) : moment.toISOString();
}
