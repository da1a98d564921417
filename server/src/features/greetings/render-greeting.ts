import type { CustomMessage } from '@perigee/core/messages/custom-message';
import { type RenderedMessage, renderMessage } from '@perigee/core/messages/render-message';
import type { GroupValues } from '@perigee/core/templates/rendering/values';
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

/** How somebody went. */
export interface FarewellOccasion extends GreetingOccasion {
  departure: GroupValues<'departure'>;
  /** Who kicked or banned them; null where nobody did, or nobody knows. */
  moderator: GroupValues<'moderator'> | null;
}

/** What a greeting says on that occasion; null where nothing is left to say. */
export function renderGreeting(greeting: CustomMessage, occasion: GreetingOccasion): RenderedMessage | null {
  return renderMessage(greeting, { place: 'greeting', values: valuesOf(occasion), names: occasion.names });
}

/** The same for who went. */
export function renderFarewell(farewell: CustomMessage, occasion: FarewellOccasion): RenderedMessage | null {
  const { departure, moderator, names } = occasion;
  return renderMessage(farewell, { place: 'farewell', values: { ...valuesOf(occasion), departure, moderator }, names });
}

function valuesOf({ member, guild, cdnUrl }: GreetingOccasion) {
  return { member: memberValues(member, cdnUrl), guild: guildValues(guild, cdnUrl) };
}
