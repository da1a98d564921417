import { withoutCode } from './blank-code.ts';

/** Who is mentioned in a text. */
export interface TypedMentions {
  mentionedMembers: string[];
  mentionedRoles: string[];
  mentionsEveryone: boolean;
}

/** Whether the text tries to mention everyone, permitted or not; code and addresses do not count. */
export function attemptsEveryone(content: string): boolean {
  return content.includes('@') && EVERYONE.test(withoutCode(content));
}

const EVERYONE = /(?<![\p{L}\p{N}_.])@(?:everyone|here)(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}])/u;

/** The mentions in a text, read from its markup, for texts without the platform's own message data. */
export function typedMentions(content: string): TypedMentions {
  const text = withoutCode(content);
  const idsIn = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(({ 1: id }) => id ?? []);
  return {
    mentionedMembers: idsIn(/<@!?(\d{17,20})>/g),
    mentionedRoles: idsIn(/<@&(\d{17,20})>/g),
    mentionsEveryone: attemptsEveryone(content),
  };
}
