import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { createRest } from '../../../src/discord/rest.ts';
import type { GuildFixture } from '../fixtures.ts';
import { BOT_CREDENTIALS, type World } from '../world.ts';

/** Denies everyone a permission in the guild's channel, including the bot unless it is an administrator. */
export async function denyInChannel(
  { simulator, services }: World,
  { id, channelId }: GuildFixture,
  permission: keyof typeof PERMISSIONS,
): Promise<void> {
  const { rest, api } = createRest({ ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl }, services.line);
  await api.channels.editPermissionOverwrite(channelId, id, { type: 0, deny: String(PERMISSIONS[permission]) });
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}
