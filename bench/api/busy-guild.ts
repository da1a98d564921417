import type { Simulator } from '@perigee/simulator';

const CHANNELS = 40;
const ROLES = 20;

/** A guild of the size people have, and its owner's token. */
export function buildBusyGuild(world: Simulator['world']): { guildId: string; token: string } {
  const ownerId = world.createPerson({ username: 'owner' });
  const { id } = world.createGuild({
    name: 'Busy guild',
    ownerId,
    channels: Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`),
    roles: Array.from({ length: ROLES }, (_, index) => ({ name: `Role ${index}` })),
  });
  return { guildId: id, token: world.issueToken(ownerId, ['identify', 'guilds']).accessToken };
}
