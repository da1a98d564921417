import * as z from 'zod';
import type { World } from '../world.ts';

const memberSchema = z.object({ roles: z.array(z.string()) });

/** What a member wears on the platform; nothing where they are not there. */
export async function readRoles(
  { simulator }: Pick<World, 'simulator'>,
  guildId: string,
  userId: string,
): Promise<string[]> {
  const headers = { authorization: 'Bot test-bot-token' };
  const response = await fetch(`${simulator.url}/api/v10/guilds/${guildId}/members/${userId}`, { headers });
  return z.safeParse(memberSchema, await response.json()).data?.roles ?? [];
}
