import { asText, type Json } from '../../base/json.ts';
import type { AutomodRule } from '../../state/guild-parts.ts';

/** What matched: the rule's keyword or pattern, and the matching text. */
export interface AutomodMatch {
  keyword: string;
  content: string;
}

/** Trigger types. */
export const KEYWORD = 1;
export const SPAM = 3;
export const KEYWORD_PRESET = 4;
export const MENTION_SPAM = 5;
export const MEMBER_PROFILE = 6;

/** The platform's own lists are not public; one made-up word stands for each. */
const PRESETS: Record<number, string[]> = { 1: ['profanityword'], 2: ['sexualcontentword'], 3: ['slurword'] };
const SPAM_WORDS = ['free-nitro-spam'];

/** The part of the text that matches the rule; undefined if none does. */
export function matchRule(rule: AutomodRule, content: string): AutomodMatch | undefined {
  const { keyword_filter: keywords, regex_patterns: patterns, allow_list: allowed, presets } = rule.metadata;
  if (rule.triggerType === MENTION_SPAM)
    return matchMentions(content, Number(rule.metadata['mention_total_limit'] ?? 0));
  if (rule.triggerType === SPAM) return matchKeywords(SPAM_WORDS, [], content);
  if (rule.triggerType === KEYWORD_PRESET) {
    const words = textsOf(presets).flatMap((preset) => PRESETS[Number(preset)] ?? []);
    return matchKeywords(words, textsOf(allowed), content);
  }
  return matchKeywords(textsOf(keywords), textsOf(allowed), content) ?? matchPatterns(textsOf(patterns), content);
}

function matchMentions(content: string, limit: number): AutomodMatch | undefined {
  const mentions = new Set([...content.matchAll(/<@[!&]?(\d+)>/g)].map(([, id]) => id));
  return limit > 0 && mentions.size > limit ? { keyword: '', content: '' } : undefined;
}

function matchKeywords(keywords: string[], allowed: string[], content: string): AutomodMatch | undefined {
  const rest = allowed.reduce((left, keyword) => left.replace(keywordPattern(keyword), ' '), content);
  for (const keyword of keywords) {
    const [found] = rest.match(keywordPattern(keyword)) ?? [];
    if (found !== undefined) return { keyword, content: found };
  }
  return undefined;
}

/** "*cat*" matches anywhere, "cat*" at the start of a word, "cat" a whole word. */
function keywordPattern(keyword: string): RegExp {
  const bare = keyword.replace(/^\*|\*$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = keyword.startsWith('*') ? '' : '(?<![\\p{L}\\p{N}_])';
  const after = keyword.endsWith('*') ? '' : '(?![\\p{L}\\p{N}_])';
  return new RegExp(`${before}${bare}${after}`, 'giu');
}

function matchPatterns(patterns: string[], content: string): AutomodMatch | undefined {
  for (const keyword of patterns) {
    const [found] = toPattern(keyword)?.exec(content) ?? [];
    if (found !== undefined) return { keyword, content: found };
  }
  return undefined;
}

/** Converts a pattern of Rust's regex crate to a JavaScript one; undefined if it is invalid or unsupported. */
export function toPattern(pattern: string): RegExp | undefined {
  // Rust's regex crate supports neither look-around nor back references.
  if (/\(\?(<?[=!])|\\[1-9]|\\k</.test(pattern)) return undefined;
  const [, flags = '', rest = pattern] = /^\(\?([imsxu]+)\)(.*)$/s.exec(pattern) ?? [];
  try {
    return new RegExp(
      rest.replaceAll('(?P<', '(?<'),
      `u${[...new Set(`i${flags}`)].filter((f) => 'ims'.includes(f)).join('')}`,
    );
  } catch {
    return undefined;
  }
}

function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(asText) : [];
}
