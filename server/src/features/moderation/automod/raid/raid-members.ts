import { createHash } from 'node:crypto';
import type { Joiner } from '@perigee/core/moderation/automod/rules/pace/raid';
import { TARGETS_MAX } from '@perigee/core/moderation/cases/limits';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { computeMemberPermissions } from '../../../../discord/permissions.ts';
import { describeError } from '../../../../errors/describe-error.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';
import { withTimeout } from '../../../../process/with-timeout.ts';
import type { Person } from '../../cases/records/case-record.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import type { Raid } from './raid-rows.ts';
import type { RaidStore } from './raid-store.ts';

/** How long joiners are batched, in milliseconds: a crowd takes a few orders and a few updates, not thousands. */
const GATHER_MS = 2_000;

/** Most members kicked per raid; by then invites are paused, or moderators have arrived. */
const KICKS_MAX = 1_000;

/** How long the bot's stop waits for a database that is away, in milliseconds. */
const FLUSH_WITHIN_MS = 3_000;

interface RaidMembersInput {
  bot: Pick<BotContext, 'cache' | 'botId'>;
  log: BotContext['log'];
  raids: RaidStore;
  punishments: Punishments;
  opened: Promise<Raid>;
  guildId: string;
  /** Zero kicks nobody. */
  kickYoungerMs: number;
  reason: string;
}

/** A joiner with the time they joined, as the platform writes it. Joining again counts as another joiner. */
export interface TimedJoiner extends Joiner {
  joinedAt: string;
}

/** The members who joined during one raid. */
export interface RaidMembers {
  /** Resolves once the join is counted and the kick is ordered. */
  add(joiner: TimedJoiner): Promise<void>;
  isOver(): boolean;
  flush(): Promise<void>;
}

export function createRaidMembers(input: RaidMembersInput): RaidMembers {
  const { bot, log, raids, opened, guildId, kickYoungerMs } = input;
  let young: TimedJoiner[] = [];
  let joined = 0;
  let room = KICKS_MAX;
  let raid: Raid | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let gathered = Promise.withResolvers<void>();
  void opened.then((started) => (raid = started)).catch(() => (isStopped = true));

  const trying = <Result>(work: () => Promise<Result>) => retryWithPauses(log, work);
  const note = async () => {
    const [chunk, came] = [young.splice(0, TARGETS_MAX), joined];
    joined = 0;
    const { id } = await opened;
    const now = await trying(() => raids.find(guildId, id));
    isStopped = now === null || now.undoneBy !== null || now.endedAt !== null;
    const kicked = isStopped || !mayKick(bot, guildId) ? [] : chunk;
    await trying(() => kick(input, kicked));
    await trying(() => raids.count(guildId, id, { joined: came, kicked: kicked.length }));
  };
  const noteOrLog = async () => {
    const { resolve } = gathered;
    gathered = Promise.withResolvers();
    await note().catch((error: unknown) => log.warn(describeError(error), 'failed to record raid'));
    // Only now, so that those who join while the database is away wait for one attempt and not for many.
    timer = null;
    if (young.length > 0 || joined > 0) schedule();
    resolve();
  };
  const schedule = () => (timer ??= setTimeout(() => void noteOrLog(), GATHER_MS).unref());

  return {
    add(joiner) {
      joined += 1;
      if (room > 0 && Date.now() - createdAt(joiner.id).getTime() < kickYoungerMs) {
        young.push(joiner);
        room -= 1;
      }
      schedule();
      return gathered.promise;
    },
    isOver: () => isStopped || (raid !== null && raid.endsAt.getTime() <= Date.now()),
    async flush() {
      if (timer === null) return;
      clearTimeout(timer);
      await withTimeout(FLUSH_WITHIN_MS, noteOrLog()).catch(() => {});
      young = [];
    },
  };
}

/** Orders the kicks. The cause makes this idempotent when a join is delivered twice. */
async function kick(
  { punishments, guildId, reason }: RaidMembersInput,
  members: readonly TimedJoiner[],
): Promise<void> {
  if (members.length === 0) return;
  const causes = new Map(members.map((comer) => [comer.id, causeOf(comer)]));
  const cause = ({ id }: Person) => causes.get(id) ?? `join ${id}`;
  const order = { guildId, type: 'kick' as const, members, moderator: null, reason, cause };
  await punishments.punish({ ...order, source: 'automod', rule: 'raid' });
}

/** A hash instead of the user id, as this key is kept after a person's data is deleted. */
function causeOf({ id, joinedAt }: TimedJoiner): string {
  return `join ${createHash('sha256').update(`${id} ${joinedAt}`).digest('base64url')}`;
}

function mayKick({ cache, botId }: RaidMembersInput['bot'], guildId: string): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return false;
  const own = { userId: botId, roleIds: guild.ownRoleIds };
  return (computeMemberPermissions(guild, own) & PERMISSIONS.KickMembers) !== 0n;
}
