import { type APIGuildMember, type APIUser, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { CommandContext, CommandContextOf } from '../command-context.ts';
import type { InvocationContext } from '../invocation-context.ts';
import { defineOption } from '../define-command.ts';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';

export const USER_OPTION = defineOption({
  key: 'user',
  type: 'user',
  required: false,
  config: {
    en: { name: 'user', description: 'Whose (default: yours)' },
    ru: { name: 'пользователь', description: 'Чей (по умолчанию ваш)' },
  },
});

/** The user named in the command, by default its caller; undefined for an unknown id. */
export async function findUser({
  bot,
  user,
  options: { user: id },
  people,
}: CommandContextOf<readonly [typeof USER_OPTION]>): Promise<APIUser | undefined> {
  if (id === undefined) return user;
  return people.get(id)?.user ?? (await ignoreErrorCodes([Code.UnknownUser], bot.api.users.get(id)));
}

/** Undefined for a user who is not in the guild. */
export function findMember(
  { bot, guildId }: Pick<InvocationContext, 'bot' | 'guildId'>,
  userId: string,
): Promise<APIGuildMember | undefined> {
  return ignoreErrorCodes([Code.UnknownMember, Code.UnknownUser], bot.api.guilds.getMember(guildId, userId));
}

/** When the user joined the guild; null if the platform does not say, undefined if they are not a member. */
export async function findJoinedAt(ctx: CommandContext, userId: string): Promise<Date | null | undefined> {
  const named = ctx.people.get(userId)?.joinedAt ?? null;
  if (named !== null) return new Date(named);
  const member = await findMember(ctx, userId);
  if (member === undefined) return undefined;
  return member.joined_at === null ? null : new Date(member.joined_at);
}
