import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import type { ClearKind, ClearRequest as ClearFilter } from './clearing.ts';
import { type CLEAR_OPTIONS, KINDS } from './clear-options.ts';

/** Longest name searched for, in UTF-16 code units. */
const NAME_MAX = 100;

/** Reads the request from the options. Returns a text with the reason if it cannot be fulfilled. */
export async function readClearFilter(ctx: CommandContextOf<typeof CLEAR_OPTIONS>): Promise<ClearFilter | string> {
  const { options, channelId, locale, invocationId, messageId } = ctx;
  const { count, member: input, kind, text = null, before, after, pinned = false } = options;
  // People type `clear 50 links`, so a kind may stand in the place of the member.
  const typedKind = input === undefined ? null : kindOf(input);
  const authorId = input === undefined || typedKind !== null ? null : await authorOf(ctx, input);
  if (input !== undefined && typedKind === null && authorId === null) {
    return m.clear_member_unknown({ member: input.slice(0, NAME_MAX) }, { locale });
  }
  const beforeId = before === undefined ? invocationId : readMessageId(before, channelId);
  const afterId = after === undefined ? undefined : readMessageId(after, channelId);
  if (beforeId === null || afterId === null) return m.clear_message_unknown({}, { locale });
  return {
    count,
    authorId,
    kind: kind ?? typedKind,
    text,
    beforeId,
    afterId: afterId ?? null,
    includesPinned: pinned,
    commandId: messageId,
  };
}

function kindOf(input: string): ClearKind | null {
  const word = input.toLowerCase();
  return [...KINDS.en, ...KINDS.ru].find(({ name }) => name === word)?.value ?? null;
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
