import { setTimeout as sleep } from 'node:timers/promises';
import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import * as z from 'zod/mini';
import type { ApiClient } from '../../server/test/support/api-client.ts';
import { BOT_ID } from '../../server/test/support/world.ts';
import { grantBalances } from '../economy/grant-balances.ts';
import { median } from '../support/median.ts';
import { atOnce, type Check, countOf, makeOwned, statuses } from './check.ts';

const SAVES = 15;
const SEEN_WITHIN_MS = 5_000;
const MEMBERS = 3_000;
const COMMANDS = 12;
const BOARD_WITHIN_MS = 15_000;

const general = (prefix: string) => ({ prefix, language: { commands: 'en', interface: 'en' } });

/** The time until the condition holds, in milliseconds; null on timeout. */
async function timeUntil(isSo: () => Promise<boolean>, withinMs: number): Promise<number | null> {
  const startedAt = performance.now();
  for (;;) {
    if (await isSo()) return performance.now() - startedAt;
    if (performance.now() - startedAt > withinMs) return null;
  }
}

const visibility: Check = {
  name: `${SAVES} saves, each seen on the other sites`,
  async run(world) {
    const { id: guildId, token } = makeOwned(world, 'Seen');
    const params = { guildId };
    const prefixAt = async (api: ApiClient) => {
      const { body } = await api.call(token, guildsEndpoints.info, { params });
      return z.parse(z.object({ settings: z.object({ prefix: z.string() }) }), body).settings.prefix;
    };
    await atOnce(world, prefixAt);
    const times: number[] = [];
    let never = 0;
    for (let count = 0; count < SAVES; count += 1) {
      const prefix = `s${count}`;
      const writer = world.sites[count % world.sites.length];
      await writer?.call(token, generalSection.save, { params, body: general(prefix) });
      for (const api of world.sites.filter((site) => site !== writer)) {
        const ms = await timeUntil(async () => (await prefixAt(api)) === prefix, SEEN_WITHIN_MS);
        if (ms === null) never += 1;
        else times.push(ms);
      }
    }
    const summary = `${times.length} seen, ${never} not within ${SEEN_WITHIN_MS} ms; median ${Math.round(median(times))} ms, at most ${Math.round(Math.max(...times))} ms with the call itself`;
    return { summary, isRight: never === 0 };
  },
};

const conflict: Check = {
  name: 'saves of different values on one version, on all sites at once',
  async run(world) {
    const { id: guildId, token } = makeOwned(world, 'Contested');
    const headers = { 'if-match': '"0"' };
    const replies = await atOnce(world, (api, index) =>
      api.call(token, generalSection.save, { params: { guildId }, body: general(`c${index}`), headers }),
    );
    return { summary: statuses(replies), isRight: countOf(replies, 200) === 1 && countOf(replies, 409) === 2 };
  },
};

const progressOf = z.nullable(z.object({ id: z.string(), state: z.string(), done: z.number(), total: z.number() }));

const reset: Check = {
  name: `a reset of ${MEMBERS} members started on one site, watched on the others`,
  async run(world) {
    const { id: guildId, token } = makeOwned(world, 'Reset');
    const params = { guildId };
    const first = BigInt(guildId);
    const members = Array.from({ length: MEMBERS }, (_, index) => String(first + BigInt(index) + 1n));
    await grantBalances(world.db, guildId, members);
    const body = { name: 'Reset', scopes: ['balance'] };
    const resets = await atOnce(world, (api) => api.call(token, generalEndpoints.reset, { params, body }));
    const watch = async (api: ApiClient) => {
      const steps = new Set<number>();
      let progress: z.infer<typeof progressOf> = null;
      await timeUntil(async () => {
        progress = progressOf.parse((await api.call(token, balancesEndpoints.resetProgress, { params })).body);
        if (progress !== null) steps.add(progress.done);
        await sleep(50);
        return progress?.state === 'done';
      }, 60_000);
      return { steps: steps.size, progress: progress satisfies z.infer<typeof progressOf> };
    };
    const watched = await Promise.all(world.sites.slice(1).map(watch));
    const rows = await world.db.selectFrom('mass_changes').select('id').where('guild_id', '=', guildId).execute();
    const steps = watched.map((each) => each.steps).join(' and ');
    const isRight = countOf(resets, 200) === 1 && rows.length === 1 && watched.every((each) => each.steps > 0);
    return { summary: `started ${statuses(resets)}, ${rows.length} reset; ${steps} steps seen until done`, isRight };
  },
};

const boards: Check = {
  name: 'a balance set on one site, on the boards of all',
  async run(world) {
    const memberId = world.simulator.world.createPerson({ username: 'leader' });
    const { id: guildId, token } = makeOwned(world, 'Boards', [memberId]);
    const params = { guildId };
    const body = { balance: 4_321, resetXP: false };
    await world.sites[0]?.call(token, balancesEndpoints.update, { params: { ...params, userId: memberId }, body });
    const query = { sort: 'balance', period: 'all' };
    const times = await atOnce(world, (api) =>
      timeUntil(async () => {
        const { body: board } = await api.call(token, leaderboardEndpoints.board, { params, query });
        await sleep(200);
        return JSON.stringify(board).includes('4321');
      }, BOARD_WITHIN_MS),
    );
    const summary = times.map((ms) => (ms === null ? 'never' : `${Math.round(ms)} ms`)).join(', ');
    return { summary, isRight: times.every((ms) => ms !== null) };
  },
};

const commands: Check = {
  name: `${COMMANDS} commands to two bots`,
  async run({ simulator: { world } }) {
    const ownerId = world.createPerson({ username: 'asker' });
    const guilds = Array.from({ length: COMMANDS }, (_, index) =>
      world.createGuild({ name: `Asked ${index}`, ownerId, botIn: true }),
    );
    await sleep(2_000);
    const questions = guilds.map(({ channelIds: [channelId = ''] }) => ({
      channelId,
      id: world.say(ownerId, channelId, '!ping'),
    }));
    await sleep(8_000);
    const answers = questions.map(
      ({ channelId, id }) =>
        world.messages(channelId).filter(({ authorId, referenceId }) => authorId === BOT_ID && referenceId === id)
          .length,
    );
    const once = answers.filter((count) => count === 1).length;
    return { summary: `${once} answered once`, isRight: once === COMMANDS };
  },
};

export const STATE_CHECKS: readonly Check[] = [visibility, conflict, reset, boards, commands];
