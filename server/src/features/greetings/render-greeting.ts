import type { CustomMessage } from '@perigee/core/base/messages/custom-message';
import { type RenderedMessage, renderMessage } from '@perigee/core/base/messages/render-message';
import type { GroupValues } from '@perigee/core/base/templates/rendering/values';
import { type DescribedGuild, type DescribedMember, guildValues, memberValues } from '../community/index.ts';

/** A member who joined or left, and their guild. */
export interface GreetingOccasion {
  member: DescribedMember;
  guild: DescribedGuild;
  /** Names of the guild's roles and channels, by id. */
  names: ReadonlyMap<string, string>;
  /** Base URL of the platform's images. */
  cdnUrl: string;
}

/** A member who left, and how. */
export interface FarewellOccasion extends GreetingOccasion {
  departure: GroupValues<'departure'>;
  /** The moderator who kicked or banned them; null where there was none, or it is unknown. */
  moderator: GroupValues<'moderator'> | null;
}

/** The text of a greeting; null where it is empty. */
export function renderGreeting(greeting: CustomMessage, occasion: GreetingOccasion): RenderedMessage | null {
  return renderMessage(greeting, { context: 'greeting', values: valuesOf(occasion), names: occasion.names });
}

/** The text of a farewell; null where it is empty. */
export function renderFarewell(farewell: CustomMessage, occasion: FarewellOccasion): RenderedMessage | null {
  const { departure, moderator, names } = occasion;
  return renderMessage(farewell, {
    context: 'farewell',
    values: { ...valuesOf(occasion), departure, moderator },
    names,
  });
}

function valuesOf({ member, guild, cdnUrl }: GreetingOccasion) {
  return { member: memberValues(member, cdnUrl), guild: guildValues(guild, cdnUrl) };
}
