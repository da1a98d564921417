import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { CLEAR_KINDS, type ClearKind, type ClearRequest as ClearFilter } from './clearing.ts';
import { CLEAR_OPTIONS } from './clear-options.ts';

/** Longest name searched for, in UTF-16 code units. */
const NAME_MAX = 100;

/** Reads the request from the options. Returns a text with the reason if it cannot be fulfilled. */
export async function readClearFilter(ctx: CommandContext): Promise<ClearFilter | string> {
  const { options, channelId, locale, invocationId, messageId } = ctx;
  const [input] = options.members('member');
  // People type `clear 50 links`, so a kind may stand in the place of the member.
  const typedKind = input === undefined ? null : kindOf(input);
  const authorId = input === undefined || typedKind !== null ? null : await authorOf(ctx, input);
  if (input !== undefined && typedKind === null && authorId === null) {
    return m.clear_member_unknown({ member: input.slice(0, NAME_MAX) }, { locale });
  }
  const [beforeId, afterId] = ['before', 'after'].map((key) => {
    const text = options.string(key);
    return text === undefined ? undefined : readMessageId(text, channelId);
  });
  if (beforeId === null || afterId === null) return m.clear_message_unknown({}, { locale });
  return {
    count: options.number('count') ?? 1,
    authorId,
    kind: CLEAR_KINDS.find((kind) => kind === options.string('kind')) ?? typedKind,
    text: options.string('text') ?? null,
    beforeId: beforeId ?? invocationId,
    afterId: afterId ?? null,
    includesPinned: options.boolean('pinned') ?? false,
    commandId: messageId,
  };
}

function kindOf(input: string): ClearKind | null {
  const word = input.toLowerCase();
  const { en, ru } = CLEAR_OPTIONS.find(({ key }) => key === 'kind')?.config ?? {};
  const choice = [...(en?.choices ?? []), ...(ru?.choices ?? [])].find(({ name }) => name === word);
  return CLEAR_KINDS.find((kind) => kind === choice?.value) ?? null;
}

/** An id also works for somebody who left; a name must match exactly one present member. */
async function authorOf({ bot, guildId }: CommandContext, input: string): Promise<string | null> {
  if (/^\d{17,20}$/.test(input)) return input;
  const name = input.toLowerCase();
  const found = await bot.api.guilds.searchForMembers(guildId, { query: input.slice(0, NAME_MAX), limit: 100 });
  const named = found.filter(({ user, nick = null }) =>
    [user.username, user.global_name, nick].some((each) => each?.toLowerCase() === name),
  );
  return named.length === 1 ? (named[0]?.user.id ?? null) : null;
}

const LINK = /\/channels\/\d{17,20}\/(\d{17,20})\/(\d{17,20})\/?$/;

/** The id of a message in that channel, from its id or link; null for anything else. */
function readMessageId(input: string, channelId: string): string | null {
  const text = input.trim().replace(/^<(.*)>$/, '$1');
  if (/^\d{17,20}$/.test(text)) return text;
  const [, linkedChannelId, messageId = null] = LINK.exec(text) ?? [];
  return linkedChannelId === channelId ? messageId : null;
}
