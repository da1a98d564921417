import { sql } from 'kysely';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

interface Pot {
  id: string;
  state: string;
  pot: number;
  tickets: number;
  drawsAt: Date;
}

/** The jackpots of a guild so far; the last one is open. */
export async function potsOf({ services }: Pick<World, 'services'>, { id }: GuildFixture): Promise<Pot[]> {
  const { rows } = await sql<Pot>`
    select id, state, pot::float8 as pot, tickets, draws_at as "drawsAt" from jackpots
    where guild_id = ${id} order by number`.execute(services.database.db);
  return rows;
}

/** Gives a member tickets with every combination of the first three digits, so that at least one wins. */
export async function takeAllBeginnings(
  { services }: Pick<World, 'services'>,
  { id, member }: GuildFixture,
): Promise<void> {
  await sql`
    with open as (
      update jackpots set tickets = tickets + 1000 where guild_id = ${id} and state = 'open' returning id, tickets
    )
    insert into jackpot_tickets (guild_id, jackpot_id, number, user_id, use_id, numbers, price)
    select ${id}, open.id, open.tickets - digits, ${member.id}, digits,
      format('%s %s %s 0 0 0 0', digits / 100, digits / 10 % 10, digits % 10), 0
    from open, generate_series(0, 999) as digits`.execute(services.database.db);
}
