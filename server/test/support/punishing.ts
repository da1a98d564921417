import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { DEFAULT_MODERATION, type Moderation } from '@perigee/core/moderation/punishments/schema';
import { sql } from 'kysely';
import type { Case, Person } from '../../src/features/moderation/cases/records/case-record.ts';
import type { PunishmentOrder } from '../../src/features/moderation/cases/punishments/punishments.ts';
import type { ApiClient } from './api-client.ts';
import type { GuildFixture } from './fixtures.ts';
import type { World } from './world.ts';
import { MINUTE_MS, passTime } from './pass-time.ts';

/** Time for due work to be done, even on a busy machine, in milliseconds. */
export const DONE_WITHIN_MS = 60_000;

type OrderInput = Partial<PunishmentOrder> & Pick<PunishmentOrder, 'type'>;

/** A guild's moderation, through the services that commands and pages use. */
export type Punishing = ReturnType<typeof openPunishing>;

export function openPunishing(world: Pick<World, 'services' | 'simulator'>, guild: GuildFixture) {
  return { ...openOrders(world, guild), ...openLooks(world, guild) };
}

function openOrders({ services }: Pick<World, 'services'>, guild: GuildFixture) {
  const { punishments } = services;
  const { id: guildId } = guild;
  const moderator: Person = { id: guild.manager.id, name: 'manager' };
  const waitUntilSettled = (opened: readonly Case[]) =>
    punishments.settled(
      guildId,
      opened.map(({ number }) => number),
      DONE_WITHIN_MS,
    );
  const order = (input: OrderInput): PunishmentOrder => ({
    guildId,
    members: [{ id: guild.member.id, name: 'member' }],
    moderator,
    reason: 'spam',
    source: 'command',
    ...input,
  });

  return {
    guildId,
    moderator,
    settled: waitUntilSettled,
    /** Opens cases and waits for their outcomes. */
    punish: async (input: OrderInput) => waitUntilSettled(await punishments.punish(order(input))),
    open: (input: OrderInput) => punishments.punish(order(input)),
    lift: async (type: 'unmute' | 'unban', memberId = guild.member.id) =>
      waitUntilSettled(
        await punishments.lift({
          guildId,
          type,
          members: [{ id: memberId, name: null }],
          moderator,
          reason: 'mercy',
          source: 'command',
        }),
      ),
  };
}

function openLooks({ services, simulator }: Pick<World, 'services' | 'simulator'>, { id: guildId }: GuildFixture) {
  const { cases, database } = services;
  return {
    find: (number: number) => cases.find({ guildId, number }),
    /** The events of a case, in order. */
    async trail(number: number) {
      const rows = await database.db
        .selectFrom('case_events')
        .select(['kind', 'by_id as byId', 'before', 'after'])
        .where('guild_id', '=', guildId)
        .where('number', '=', number)
        .orderBy('seq')
        .execute();
      return rows;
    },
    /** All case numbers, in order. */
    async numbers() {
      const { rows } = await sql<{ number: number }>`
        select number from cases where guild_id = ${guildId} order by number`.execute(database.db);
      return rows.map(({ number }) => number);
    },
    /** The bot's calls that match, such as `PUT /bans/`. */
    calls: (pattern: RegExp) =>
      simulator.world
        .requests()
        .filter(({ method, path }) => path.includes(guildId) && pattern.test(`${method} ${path}`)),
    /** Passes the pause before a retry. */
    letTimePass: () => passTime({ services }, { id: guildId }, MINUTE_MS),
  };
}

/** Saves a guild's moderation settings. */
export function saveModeration(api: ApiClient, { id, owner }: GuildFixture, changes: Partial<Moderation>) {
  return api.call(owner.token, moderationSection.save, {
    params: { guildId: id },
    body: { ...DEFAULT_MODERATION, ...changes },
  });
}
