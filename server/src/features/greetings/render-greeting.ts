import type { CustomMessage } from '@perigee/core/messages/custom-message';
import { type RenderedMessage, renderMessage } from '@perigee/core/messages/render-message';
import { type DescribedGuild, type DescribedMember, guildValues, memberValues } from '../templates/index.ts';

/** Who came to or left which guild. */
export interface GreetingOccasion {
  member: DescribedMember;
  guild: DescribedGuild;
  /** How the guild's roles and channels are called, by id. */
  names: ReadonlyMap<string, string>;
  /** Where the platform's pictures are. */
  cdnUrl: string;
}

/** What a greeting says on that occasion; null where nothing is left to say. */
export function renderGreeting(
  greeting: CustomMessage,
  { member, guild, names, cdnUrl }: GreetingOccasion,
): RenderedMessage | null {
  const values = { member: memberValues(member, cdnUrl), guild: guildValues(guild, cdnUrl) };
  return renderMessage(greeting, { place: 'greeting', values, names });
}
