import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { APIUser } from 'discord-api-types/v10';
import type { ActingMember } from '../acting/acting-member.ts';
import type { BotContext } from '../bot-context.ts';
import type { CommandEntry } from '../command-entry.ts';

/** Who is refused which command where. */
export interface Refused {
  bot: BotContext;
  guildId: string;
  user: APIUser;
  member: ActingMember;
  settings: GuildSettings;
  command: Pick<CommandEntry, 'name'>;
}
