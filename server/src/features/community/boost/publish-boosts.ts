import { boostChanged } from '@perigee/core/community/boost/events';
import type { DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';

/** Announces that a person's subscription changed, which may affect the guilds they boost. */
export async function publishBoostsOf(events: Events, tx: DbTransaction, userId: string): Promise<void> {
  const rows = await tx.selectFrom('boost_placements').select('guild_id').where('user_id', '=', userId).execute();
  if (rows.length === 0) return;
  await events.publish(tx, boostChanged, { guildIds: rows.map(({ guild_id: guildId }) => guildId) });
}
