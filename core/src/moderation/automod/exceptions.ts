import * as z from 'zod/mini';
import { AUTOMOD_RULES, type RuleKey } from './catalogue.ts';
import type { RuleException } from './rule-exception.ts';
import { linksIn } from './rules/addresses/links.ts';
import { imitationsIn } from './rules/addresses/phishing.ts';
import { fileTypeOf } from './rules/attachments.ts';
import type { CheckedMessage } from './rules/message.ts';
import { compileWords } from './rules/words/words.ts';
import type { Automod } from './schema.ts';

/**
 * The exceptions a rule's lists offer for what a message contains. Invites are missing: only the platform knows which
 * server a code leads to.
 */
export function exceptionsIn(automod: Automod, rule: RuleKey, message: CheckedMessage): RuleException[] {
  const of = (kind: RuleException['kind'], values: readonly string[]) =>
    [...new Set(values)].map((value) => ({ rule, kind, value }));
  if (rule === 'links') return of('domain', domainsIn(automod, message));
  if (rule === 'phishing') return of('domain', imitatingDomains(automod, message));
  if (rule === 'words') return of('word', wordsIn(automod, message));
  return rule === 'attachments' ? of('fileType', fileTypesIn(automod, message)) : [];
}

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

function domainsIn({ links: { options } }: Automod, message: CheckedMessage): string[] {
  return linksIn(message, options.bare).flatMap(({ host, domain }) => {
    const listed = options.domains.filter((entry) => isBelow(host, entry.toLowerCase()));
    if (options.policy === 'onlyThese') return listed;
    return listed.length === 0 ? [domain] : [];
  });
}

function imitatingDomains({ phishing: { options } }: Automod, message: CheckedMessage): string[] {
  return imitationsIn(message)
    .filter(({ host }) => !options.allowed.some((domain) => isBelow(host, domain)))
    .map(({ domain }) => domain);
}

function wordsIn({ words: { options } }: Automod, message: CheckedMessage): string[] {
  const finds = (word: string) => compileWords({ ...options, words: [word], expressions: [] })(message) !== null;
  return options.words.filter(finds);
}

function fileTypesIn({ attachments: { options } }: Automod, { files }: CheckedMessage): string[] {
  const { policy, fileTypes } = options;
  const isListed = (type: string) => fileTypes.includes(type);
  return files.map(fileTypeOf).filter((type) => type !== '' && isListed(type) === (policy === 'onlyThese'));
}

/** The rules with this exception added, unchanged where it exists already; null where the list is full. */
export function withException(automod: Automod, exception: RuleException): Automod | null {
  const next = structuredClone(automod);
  change(next, exception);
  return z.safeParse(AUTOMOD_RULES[exception.rule].schema, next[exception.rule]).success ? next : null;
}

function change(automod: Automod, { rule, kind, value }: RuleException): void {
  const { invites, words, attachments } = automod;
  const { whitelist } = automod[rule];
  if (kind === 'channel') whitelist.channels = withEntry(whitelist.channels, value);
  if (kind === 'role') whitelist.roles = withEntry(whitelist.roles, value);
  if (kind === 'guild') invites.options.whitelistGuilds = withEntry(invites.options.whitelistGuilds, value);
  if (kind === 'domain') allowDomain(automod, rule, value);
  if (kind === 'word') words.options.words = without(words.options.words, value);
  if (kind === 'fileType') {
    const { options } = attachments;
    options.fileTypes =
      options.policy === 'allExcept' ? withEntry(options.fileTypes, value) : without(options.fileTypes, value);
  }
}

function allowDomain({ links, phishing }: Automod, rule: RuleKey, domain: string): void {
  if (rule === 'phishing') phishing.options.allowed = withEntry(phishing.options.allowed, domain);
  else if (links.options.policy === 'allExcept') links.options.domains = withEntry(links.options.domains, domain);
  else links.options.domains = without(links.options.domains, domain);
}

const withEntry = (entries: readonly string[], entry: string) => [...new Set([...entries, entry])];
const without = (entries: readonly string[], entry: string) => entries.filter((each) => each !== entry);
