import { setTimeout as sleep } from 'node:timers/promises';
import type { Simulator } from '@perigee/simulator';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../server/src/database/database.ts';
import { emptyTally, noteStatus, type Tally } from './tally.ts';

interface LoadTarget {
  simulator: Simulator;
  /** The balancer's URL. */
  url: string;
  isOver: () => boolean;
}

const PAUSE_MS = 60;

/**
 * One owner repeatedly saves settings of their guild, with a different value each time. Returns a function that
 * compares the history with what was acknowledged.
 */
export async function keepSaving({ simulator, url, isOver }: LoadTarget): Promise<(db: Db) => Promise<Tally>> {
  const ownerId = simulator.world.createPerson({ username: 'saver' });
  const { id: guildId } = simulator.world.createGuild({ name: 'Saved', ownerId, botIn: true });
  const headers = headersOf(simulator, ownerId);
  const tally = emptyTally();
  const acknowledged: string[] = [];
  for (let count = 1; !isOver(); count += 1) {
    const prefix = `p${count}`;
    const body = JSON.stringify({ prefix, language: { commands: 'en', interface: 'en' } });
    const reply = await fetch(`${url}/api/private/guilds/${guildId}/general`, { method: 'POST', headers, body });
    if (noteStatus(tally, reply.status)) acknowledged.push(prefix);
    await reply.text();
    await sleep(PAUSE_MS);
  }
  return async (db) => {
    const { rows } = await sql<{ prefix: string; count: string }>`
      select value ->> 'prefix' as prefix, count(*) as count from guild_settings_history
      where guild_id = ${guildId} and section = 'general' group by 1`.execute(db);
    const stored = new Map(rows.map(({ prefix, count }) => [prefix, Number(count)]));
    tally.missing = acknowledged.filter((prefix) => !stored.has(prefix)).length;
    tally.twice = [...stored.values()].filter((count) => count > 1).length;
    return tally;
  };
}

const paymentSchema = z.object({ confirmationUrl: z.string() });

/** One person after the other buys a month and pays. Returns a function that compares the grants with the payments. */
export async function keepBuying({ simulator, url, isOver }: LoadTarget): Promise<(db: Db) => Promise<Tally>> {
  const tally = emptyTally();
  const payers: string[] = [];
  while (!isOver()) {
    const buyerId = simulator.world.createPerson({ username: 'buyer' });
    const headers = headersOf(simulator, buyerId);
    const body = JSON.stringify({ type: 'standard', language: 'en' });
    const reply = await fetch(`${url}/api/private/payments`, { method: 'POST', headers, body });
    const payment: unknown = await reply.json().catch(() => null);
    if (noteStatus(tally, reply.status)) {
      const orderId = new URL(z.parse(paymentSchema, payment).confirmationUrl).searchParams.get('orderId') ?? '';
      simulator.payments.pay(orderId);
      payers.push(buyerId);
    }
    await sleep(4 * PAUSE_MS);
  }
  return async (db) => {
    const until = performance.now() + 60_000;
    let granted = await countGrants(db, payers);
    while (granted.size < payers.length && performance.now() < until) {
      await sleep(500);
      granted = await countGrants(db, payers);
    }
    tally.missing = payers.length - granted.size;
    tally.twice = [...granted.values()].filter((count) => count > 1).length;
    return tally;
  };
}

async function countGrants(db: Db, payers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ payer: string; count: string }>`
    select user_id as payer, count(*) as count from boost_grants where user_id = any(${payers}) group by 1`.execute(db);
  return new Map(rows.map(({ payer, count }) => [payer, Number(count)]));
}

function headersOf({ world }: Simulator, personId: string): Record<string, string> {
  const { accessToken } = world.issueToken(personId, ['identify', 'guilds']);
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
}
