import { generalSection } from '@perigee/core/community/general/section';
import type { ApiClient } from '../api-client.ts';
import { buildGeneral, type GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';
import { RANKED_WITHIN_MS } from './leaderboard.ts';

interface Holder {
  userId: string;
  balance: number;
  xp?: number;
}

/** Gives members money and experience, and waits until they are ranked. */
export async function give(
  { services }: World,
  { id: guildId }: GuildFixture,
  holders: readonly Holder[],
): Promise<void> {
  for (const holder of holders) await services.ledger.change({ guildId, kind: 'demo', ...holder });
  await services.boards.catchUp(RANKED_WITHIN_MS);
}

/** Hides a member from the public leaderboard. */
export async function hide({ services }: World, { id }: GuildFixture, userId: string): Promise<void> {
  await services.hiddenMembers.hide(id, userId);
  await services.boards.refresh(id, userId);
}

/** Permissions of a bot that is not an administrator, so that single ones can be removed. */
export const PLAIN_BOT = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ManageChannels',
  'ManageRoles',
] as const;

export function switchToRussian(api: ApiClient, { id, owner }: GuildFixture) {
  const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
  return api.call(owner.token, generalSection.save, { params: { guildId: id }, body });
}

/** The description of a message's first embed. */
export function descriptionOf({ embeds: [embed] }: { embeds: Record<string, unknown>[] }): string {
  const { description } = embed ?? {};
  return typeof description === 'string' ? description : '';
}
