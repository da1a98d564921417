import { generalSection } from '@perigee/core/general/section';
import type { ApiClient } from '../api-client.ts';
import { buildGeneral, type GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/** What other databases of the server are doing holds rows back meanwhile. */
const RANKED_WITHIN_MS = 10_000;

interface Holder {
  userId: string;
  balance: number;
  xp?: number;
}

/** Gives members what they have, and waits until they are ranked. */
export async function give(
  { services }: World,
  { id: guildId }: GuildFixture,
  holders: readonly Holder[],
): Promise<void> {
  for (const holder of holders) await services.ledger.change({ guildId, kind: 'demo', ...holder });
  await services.boards.catchUp(RANKED_WITHIN_MS);
}

/** Takes a member off the list that others see. */
export async function hide({ services }: World, { id }: GuildFixture, userId: string): Promise<void> {
  await services.hiddenMembers.hide(id, userId);
  await services.boards.refresh(id, userId);
}

/** What the bot may do, for guilds in which it is no administrator and a right can be taken from it. */
export const PLAIN_BOT = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ManageChannels',
  'ManageRoles',
] as const;

export function speakRussian(api: ApiClient, { id, owner }: GuildFixture) {
  const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
  return api.call(owner.token, generalSection.save, { params: { guildId: id }, body });
}

/** What stands in the first embed of a message. */
export function descriptionOf({ embeds: [embed] }: { embeds: Record<string, unknown>[] }): string {
  const { description } = embed ?? {};
  return typeof description === 'string' ? description : '';
}
