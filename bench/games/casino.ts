import type { openPath } from '../support/path-surroundings.ts';

const MEMBERS = 50;

/** A guild with the bot, in which each member has a channel to play in. */
export function openCasino({ world }: Pick<Awaited<ReturnType<typeof openPath>>, 'world'>) {
  const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
  const ownerId = world.createPerson({ username: 'owner' });
  const channels = members.map((_, index) => `member-${index}`);
  const { id: guildId, channelIds } = world.createGuild({ name: 'Casino', ownerId, members, channels, botIn: true });
  return { guildId, channelIds, members };
}
