import * as z from 'zod';
import type { World } from '../world.ts';

const memberSchema = z.object({ roles: z.array(z.string()) });

/** A member's roles on the platform; empty if they are not a member. */
export async function readRoles(
  { simulator }: Pick<World, 'simulator'>,
  guildId: string,
  userId: string,
): Promise<string[]> {
  const headers = { authorization: 'Bot test-bot-token' };
  const response = await fetch(`${simulator.url}/api/v10/guilds/${guildId}/members/${userId}`, { headers });
  return z.safeParse(memberSchema, await response.json()).data?.roles ?? [];
}
