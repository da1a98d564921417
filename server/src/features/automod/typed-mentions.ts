/** Whom a text mentions, read from its mark-up alone, as no message of the platform's says it. */
export function typedMentions(content: string) {
  const idsIn = (pattern: RegExp) => [...content.matchAll(pattern)].flatMap(({ 1: id }) => id ?? []);
  return {
    mentionedMembers: idsIn(/<@!?(\d{17,20})>/g),
    mentionedRoles: idsIn(/<@&(\d{17,20})>/g),
    mentionsEveryone: /@(?:everyone|here)\b/.test(content),
  };
}
