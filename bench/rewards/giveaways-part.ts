import { setTimeout as sleep } from 'node:timers/promises';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { type Giveaway, giveawaySchema } from '@perigee/core/rewards/giveaways/giveaway';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../server/src/database/database.ts';
import { createApiClient } from '../../server/test/support/api-client.ts';
import { openChat } from '../../server/test/support/chat.ts';
import { BOT_ID } from '../../server/test/support/world.ts';
import type { RewardPart, RewardWorld } from './part.ts';

const PRIZE = 10;
const WINNERS = 3;
const ENTRANTS = 8;
/** Polling interval, in milliseconds. */
const LOOK_MS = 150;

/** Runs giveaways of the owner's own money in each channel, one after the other: started, entered, ended. */
export const giveawaysPart: RewardPart = {
  name: 'giveaways',
  run: async (world) => {
    await Promise.all(world.channelIds.map((channelId) => runChannel(world, channelId)));
  },
  audit,
};

async function runChannel(world: RewardWorld, channelId: string): Promise<void> {
  for (;;) {
    const open = await openIn(world, channelId).catch(() => null);
    if (open !== null && open.length === 0 && world.isOver()) return;
    if (open?.length === 0) await create(world, channelId).catch(() => {});
    for (const giveaway of open ?? []) await endGiveaway(world, giveaway).catch(() => {});
    await sleep(LOOK_MS);
  }
}

async function call(
  { processes, token, guildId }: RewardWorld,
  name: 'open' | 'create' | 'end' | 'cancel',
  { id, body }: { id?: string; body?: unknown } = {},
): Promise<unknown> {
  const api = createApiClient(await processes.apiUrl());
  const params = { guildId, ...(id !== undefined && { id }) };
  return (await api.call(token, giveawaysEndpoints[name], { params, ...(body !== undefined && { body }) })).body;
}

async function openIn(world: RewardWorld, channelId: string): Promise<Giveaway[]> {
  const read = z.parse(z.object({ giveaways: z.array(giveawaySchema) }), await call(world, 'open'));
  return read.giveaways.filter(({ channel }) => channel === channelId);
}

async function create(world: RewardWorld, channel: string): Promise<void> {
  const prize = { ...NEW_GIVEAWAY.prize, kind: 'money', amount: PRIZE };
  const body = { ...NEW_GIVEAWAY, prize, winners: WINNERS, channel, endsAt: null, duration: 3_600_000, isDraft: false };
  await call(world, 'create', { body });
}

async function endGiveaway(world: RewardWorld, { id, state, channel, messageId, endsAt }: Giveaway): Promise<void> {
  if (state !== 'running') {
    await call(world, 'cancel', { id });
    return;
  }
  if (messageId === null || (endsAt !== null && Date.parse(endsAt) <= Date.now())) return;
  const chat = openChat(world, { channelId: channel, member: { id: world.ownerId } });
  const first = Math.floor(Math.random() * (world.members.length - ENTRANTS));
  for (const member of world.members.slice(first, first + ENTRANTS)) {
    await chat.press(messageId, `giveaways:enter:1:${id}`, member);
  }
  await call(world, 'end', { id });
}

async function audit(db: Db, { simulator, guildId, channelIds, members }: RewardWorld) {
  const { rows } = await sql<Record<'ended' | 'winners' | 'paid' | 'unpaid' | 'doubled' | 'open' | 'escrow', string>>`
    with winners as (select * from giveaway_winners where guild_id = ${guildId} and state = 'won'),
    payments as (select id, subject from ledger where guild_id = ${guildId} and kind = 'giveaway')
    select
      (select count(*) from giveaways where guild_id = ${guildId} and state = 'ended') as ended,
      (select count(*) from giveaways where guild_id = ${guildId} and state in ('running', 'paused')) as open,
      (select count(*) from winners) as winners,
      (select count(*) from payments) as paid,
      (select count(*) from winners w where not exists (select from payments p where p.id = w.operation_id)) as unpaid,
      (select count(*) from payments) - (select count(distinct operation_id) from winners) as doubled,
      (select coalesce(sum(escrow), 0) from giveaways where guild_id = ${guildId}) as escrow`.execute(db);
  const [found] = rows;
  const [ended, winners] = [Number(found?.ended), Number(found?.winners)];
  const { results, doubledResults } = countResults(simulator, channelIds);
  const direct = members.reduce((sum, id) => sum + directTo(simulator, id), 0);
  const wrongs = {
    unpaid: Number(found?.unpaid),
    doubled: Number(found?.doubled),
    open: Number(found?.open),
    escrow: Number(found?.escrow),
    'results missing': ended - results,
    'results twice': doubledResults,
    'direct messages missing or twice': Math.abs(direct - winners),
  };
  const summary = `${ended} ended, ${winners} winners, ${found?.paid ?? 0} payments, ${results} results, ${direct} direct messages; wrong: ${JSON.stringify(wrongs)}`;
  return {
    summary,
    wrong: Object.values(wrongs).reduce((sum, each) => sum + Math.abs(each), 0),
    hasWorked: winners > 0,
  };
}

/** Results in the channels, by giveaway id. The giveaway's own message has an embed and is not counted. */
function countResults({ world }: RewardWorld['simulator'], channelIds: readonly string[]) {
  const ids = channelIds.flatMap((channelId) =>
    world
      .messages(channelId)
      .filter(({ authorId, embeds }) => authorId === BOT_ID && embeds.length === 0)
      .flatMap(({ components }) => /giveaway=([\da-f-]{36})/.exec(JSON.stringify(components))?.[1] ?? []),
  );
  const results = new Set(ids).size;
  return { results, doubledResults: ids.length - results };
}

function directTo({ world }: RewardWorld['simulator'], personId: string): number {
  return world.directMessages(personId).filter(({ authorId }) => authorId === BOT_ID).length;
}
