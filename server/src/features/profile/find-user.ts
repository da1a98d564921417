import { type APIGuildMember, type APIUser, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { CommandContext } from '../../bot/command-context.ts';
import type { OptionDefinition } from '../../bot/command-entry.ts';
import { forgiving } from '../../discord/forgiving.ts';

export const USER_OPTION: OptionDefinition = {
  key: 'user',
  type: 'user',
  required: false,
  config: {
    en: { name: 'user', description: 'Whose; yours where you leave it out' },
    ru: { name: 'пользователь', description: 'Чей; если не указать — ваш' },
  },
};

/** The user a command names, or the one who gave it; undefined for an id that is nobody's. */
export async function findUser({ bot, user, options }: CommandContext): Promise<APIUser | undefined> {
  const id = options.string(USER_OPTION.key);
  return id === undefined ? user : forgiving([Code.UnknownUser], bot.api.users.get(id));
}

/** Undefined for a user who is not in the guild. */
export function findMember({ bot, guildId }: CommandContext, userId: string): Promise<APIGuildMember | undefined> {
  return forgiving([Code.UnknownMember, Code.UnknownUser], bot.api.guilds.getMember(guildId, userId));
}
