import * as z from 'zod/mini';
import { describeIssues } from '../issues/describe-issues.ts';
import { type Issue, makeIssue } from '../issues/issue.ts';
import { platformEmbedSchema } from './platform-json.ts';
import { readPlatformEmbed } from './read-platform-embed.ts';
import { type Embed, embedSchema } from './schema.ts';

/** Longest JSON that is read, in UTF-16 code units: several times the size of the fullest embed. */
export const IMPORT_MAX = 100_000;

interface Refused {
  issues: Issue[];
}

/** `others` counts the further embeds of a message, of which only the first is imported. */
export type ImportedEmbed = { embed: Embed; others: number } | Refused;

/**
 * Reads an embed from JSON: a message with `embeds` (or the older `embed`), a list of embeds, one embed of the
 * platform, or one in our own format. Codes besides those of {@link embedSchema}: jsonTooLong, notJson and noEmbed.
 * Issue paths refer to the given JSON.
 */
export function importEmbed(json: string): ImportedEmbed {
  if (json.length > IMPORT_MAX) return { issues: [makeIssue('', 'jsonTooLong', { max: IMPORT_MAX })] };
  const input = readJson(json);
  if (input === undefined) return { issues: [makeIssue('', 'notJson')] };
  const found = findEmbed(input);
  if (found === null) return { issues: [makeIssue('', 'noEmbed')] };

  const read = Object.hasOwn(found.value, 'enabled') ? readOwn(found.value) : readPlatform(found.value);
  if ('issues' in read) {
    return { issues: read.issues.map((issue) => ({ ...issue, path: joinPath(found.path, issue.path) })) };
  }
  return { embed: read.embed, others: found.others };
}

function readOwn(value: object): { embed: Embed } | Refused {
  const own = z.safeParse(embedSchema, value);
  return own.success ? { embed: own.data } : { issues: describeIssues(own.error.issues) };
}

function readPlatform(value: object): { embed: Embed } | Refused {
  const platform = z.safeParse(platformEmbedSchema, value);
  if (!platform.success) return { issues: describeIssues(platform.error.issues) };
  const own = z.safeParse(embedSchema, readPlatformEmbed(platform.data));
  if (own.success) return { embed: own.data };
  return { issues: describeIssues(own.error.issues).map((issue) => ({ ...issue, path: platformPath(issue.path) })) };
}

/** The path in the platform's JSON for a path of ours. */
function platformPath(path: string): string {
  return path
    .replace(/iconUrl$/, 'icon_url')
    .replace(/^(?:image|thumbnail)$/, '$&.url')
    .replace(/^timestamp\..*/, 'timestamp');
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function joinPath(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('.');
}

interface FoundEmbed {
  value: object;
  /** Its path in the input, dotted. */
  path: string;
  /** How many more embeds there are. */
  others: number;
}

/** The first embed of a message or a list, or the value itself; null where there can be no embed. */
function findEmbed(input: unknown): FoundEmbed | null {
  if (Array.isArray(input)) return firstOf(input, '');
  if (!isObject(input)) return null;
  if ('embeds' in input) return Array.isArray(input.embeds) ? firstOf(input.embeds, 'embeds.') : null;
  if ('embed' in input) return isObject(input.embed) ? { value: input.embed, path: 'embed', others: 0 } : null;
  return Object.keys(input).length === 0 ? null : { value: input, path: '', others: 0 };
}

function firstOf(embeds: readonly unknown[], path: string): FoundEmbed | null {
  const [value, ...others] = embeds;
  return isObject(value) ? { value, path: `${path}0`, others: others.length } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
