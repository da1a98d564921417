import { expect, vi } from 'vitest';
import type { Config } from '../../../src/config/config.ts';
import { openFeatures } from '../../../src/features/index.ts';
import { runBot } from '../../../src/start-bot.ts';
import { createApiClient } from '../api-client.ts';
import { waitForJobs } from '../bot/wait-for-jobs.ts';
import { forgetSessions } from '../data/forget-sessions.ts';
import { createGuild, createPerson } from '../fixtures.ts';
import { openPunishing, saveModeration } from '../punishing.ts';
import type { World } from '../world.ts';
import { listJobs } from '../bot/list-jobs.ts';
import { HOUR_MS, passTime } from '../pass-time.ts';

const WITHIN = { timeout: 60_000 };

type ShardRange = NonNullable<Config['shards']>;

/** Runs the bot until the work is done and stops it; the platform then keeps no session to resume. */
export async function whileBotRuns(
  world: World,
  work: () => Promise<void>,
  shards: ShardRange | null = null,
): Promise<void> {
  const bot = await runBot(openFeatures({ ...world.services, config: { ...world.config, shards } }));
  await bot.ready;
  await work();
  await waitForJobs(world);
  await bot.close();
  await forgetSessions(world);
}

/** A guild of a world without a bot, which is moderated by hand, and by a bot that runs now and then. */
export function openUnattended(world: World) {
  const guild = createGuild(world);
  const { world: platform } = world.simulator;
  const punishing = openPunishing(world, guild);
  return {
    guild,
    punishing,
    byHand: (deed: Parameters<typeof platform.moderate>[2]) => platform.moderate(guild.id, guild.owner.id, deed),
    join() {
      const { id } = createPerson(world, 'newcomer');
      platform.addMember(guild.id, id);
      return id;
    },
    banForAnHour: () =>
      whileBotRuns(world, async () => {
        await punishing.punish({ type: 'ban', durationMs: HOUR_MS });
      }),
    /** Returns the role. */
    async muteForAnHour() {
      const muteRole = platform.createRole(guild.id, { name: 'Muted' });
      await saveModeration(createApiClient(world.apiUrl), guild, { muteRole });
      await whileBotRuns(world, async () => {
        await punishing.punish({ type: 'mute', durationMs: HOUR_MS });
      });
      return muteRole;
    },
    passTime: (ms: number) => passTime(world, guild, ms),
    /** Resolves after two more tries of the end: the second begins after this was called. */
    async isTriedAgain() {
      const tries = async () => {
        const [end] = await listJobs(world, { guild, name: 'cases.end' });
        return end?.attempts ?? 0;
      };
      const before = await tries();
      await vi.waitFor(async () => expect(await tries()).toBeGreaterThan(before + 1), WITHIN);
    },
    failLog: (how: Omit<Parameters<typeof platform.fail>[0], 'method' | 'path'>) =>
      platform.fail({ ...how, method: 'GET', path: new RegExp(`/guilds/${guild.id}/audit-logs`) }),
    isOver: () => vi.waitFor(async () => expect(await punishing.find(1)).toMatchObject({ state: 'expired' }), WITHIN),
    numbersAre: (numbers: number[]) =>
      vi.waitFor(async () => expect(await punishing.numbers()).toEqual(numbers), WITHIN),
  };
}
