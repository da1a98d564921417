import { toHex } from '../color/color.ts';
import { NOW, type PlatformEmbed, readColor } from './platform-json.ts';
import { DEFAULT_EMBED, type Embed } from './schema.ts';
import { hasTemplate } from './url.ts';

/** Converts the platform's embed to ours, enabled; our limits are not checked yet. */
export function readPlatformEmbed(input: PlatformEmbed): Embed {
  const { author, footer } = input;
  const color = readColor(input.color ?? '');
  return {
    enabled: true,
    color: color === null ? DEFAULT_EMBED.color : toHex(color),
    author: { name: author?.name ?? '', url: author?.url ?? '', iconUrl: iconOf(author) },
    title: input.title ?? '',
    url: input.url ?? '',
    description: input.description ?? '',
    fields: (input.fields ?? []).map(({ name, value, inline }) => ({
      name: name ?? '',
      value: value ?? '',
      inline: inline ?? false,
    })),
    image: input.image?.url ?? '',
    thumbnail: input.thumbnail?.url ?? '',
    footer: { text: footer?.text ?? '', iconUrl: iconOf(footer) },
    timestamp: readTimestamp(input.timestamp ?? ''),
  };
}

/** The platform writes `icon_url`, client libraries `iconURL`. */
function iconOf(part: PlatformEmbed['author'] | PlatformEmbed['footer']): string {
  return part?.icon_url ?? part?.iconURL ?? part?.iconUrl ?? '';
}

function readTimestamp(input: string | number): Embed['timestamp'] {
  if (input === '') return null;
  if (input === NOW) return { type: 'current', date: '', template: '' };
  if (typeof input === 'string' && hasTemplate(input)) return { type: 'template', date: '', template: input };
  return { type: 'custom', date: typeof input === 'number' ? isoOf(input) : input, template: '' };
}

/** From milliseconds since 1970; a value beyond the range of a date is left for the schema to refuse. */
function isoOf(ms: number): string {
  const moment = new Date(ms);
  return Number.isNaN(moment.getTime()) ? String(ms) : moment.toISOString();
}
