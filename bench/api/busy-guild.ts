import type { Simulator } from '@perigee/simulator';

const CHANNELS = 40;
const ROLES = 20;

/** A guild of realistic size, with the id `known` if given, and its owner's token. */
export function buildBusyGuild(world: Simulator['world'], known?: string): { guildId: string; token: string } {
  const ownerId = world.createPerson({ username: 'owner' });
  const { id } = world.createGuild({
    ...(known !== undefined && { id: known }),
    name: 'Busy guild',
    ownerId,
    channels: Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`),
    roles: Array.from({ length: ROLES }, (_, index) => ({ name: `Role ${index}` })),
  });
  return { guildId: id, token: world.issueToken(ownerId, ['identify', 'guilds']).accessToken };
}
