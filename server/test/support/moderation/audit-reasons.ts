import { createRest } from '../../../src/discord/rest.ts';
import type { GuildFixture } from '../fixtures.ts';
import { BOT_CREDENTIALS, BOT_ID, type World } from '../world.ts';

/** The reasons of what the bot did in a guild, from its audit log, oldest first. */
export async function auditReasons(
  { simulator, services }: World,
  { id }: Pick<GuildFixture, 'id'>,
): Promise<string[]> {
  const { rest, api } = createRest({ ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl }, services.line);
  const { audit_log_entries: entries } = await api.guilds.getAuditLogs(id, { user_id: BOT_ID, limit: 100 });
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
  return entries.flatMap(({ reason }) => reason ?? []).toReversed();
}
