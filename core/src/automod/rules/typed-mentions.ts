import { withoutCode } from './blank-code.ts';

/** Whom a text mentions. */
export interface TypedMentions {
  mentionedMembers: string[];
  mentionedRoles: string[];
  mentionsEveryone: boolean;
}

/** Whether somebody tries to mention everybody, whether or not they may; in code and within addresses nobody does. */
export function triesEveryone(content: string): boolean {
  return content.includes('@') && EVERYONE.test(withoutCode(content));
}

const EVERYONE = /(?<![\p{L}\p{N}_.])@(?:everyone|here)(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}])/u;

/** Whom a text mentions, read from its mark-up alone, where no message of the platform's says it. */
export function typedMentions(content: string): TypedMentions {
  const spoken = withoutCode(content);
  const idsIn = (pattern: RegExp) => [...spoken.matchAll(pattern)].flatMap(({ 1: id }) => id ?? []);
  return {
    mentionedMembers: idsIn(/<@!?(\d{17,20})>/g),
    mentionedRoles: idsIn(/<@&(\d{17,20})>/g),
    mentionsEveryone: triesEveryone(content),
  };
}
