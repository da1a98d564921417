import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { GreetingName } from '@perigee/core/greetings/schema';
import type { APIGuildMember } from 'discord-api-types/v10';
import type { JobMessage } from '../../jobs/job-attempt.ts';
import type { GuildDescription, GuildDirectory } from '../community/index.ts';
import { welcomeMessage } from './compose-greeting.ts';
import { farewellOf, occasionOf } from './occasion.ts';
import { renderFarewell, renderGreeting } from './render-greeting.ts';
import type { TestedGreeting } from './tested-greeting.ts';
import { visitorOf } from './visitor.ts';

interface SampleInput {
  guildId: string;
  guild: GuildDescription;
  member: APIGuildMember;
  settings: GuildSettings;
  name: GreetingName;
  greeting: TestedGreeting;
}

/** A greeting as if this person had just joined or left; null where it is empty. */
export async function sampleGreeting(
  { directory, cdnUrl }: { directory: GuildDirectory; cdnUrl: string },
  { guildId, guild, member, settings, name, greeting }: SampleInput,
): Promise<JobMessage | null> {
  const visitor = visitorOf(member, guild.memberCount);
  const place = { guildId, guild, cdnUrl };
  if (name === 'dm') return renderGreeting(greeting, occasionOf(place, visitor));
  if (name === 'leave') {
    const leaving = { visitor, leftAt: Date.now(), removal: null, locale: settings.language.interface };
    return renderFarewell(greeting, await farewellOf(directory, place, leaving));
  }
  return welcomeMessage({ ...place, settings, channelId: greeting.channel ?? '', visitor }, cdnUrl, greeting);
}
