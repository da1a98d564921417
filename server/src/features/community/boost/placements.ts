import { boostChanged } from '@perigee/core/community/boost/events';
import {
  type Holdings,
  judgeMoving,
  judgeReleasing,
  judgeTaking,
  type PlacementVerdict,
  type PlacementRefusal,
} from '@perigee/core/community/boost/placement';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { AppError } from '../../../errors/app-error.ts';
import {
  readPlacedBoosts,
  removePlacement,
  saveEvents,
  savePlacement,
  type StoredPlacement,
} from './placement-store.ts';
import { lockSubscription } from './subscriptions.ts';

interface PlacedGuild {
  id: string;
  name: string;
}

/** Places boosts on servers. Every method is idempotent. */
export interface Placements {
  /**
   * All throw AppError `conflict` if the rules of `core/boost/placement` refuse, `notFound` for a server that is not
   * boosted.
   */
  take(userId: string, guild: PlacedGuild): Promise<void>;
  move(userId: string, fromId: string, to: PlacedGuild): Promise<void>;
  release(userId: string, guildId: string): Promise<void>;
}

export function createPlacements(events: Events): Placements {
  /** Serialised per person, so that two tabs cannot place five boosts of four. */
  const change = (userId: string, { judge, carryOut }: Change) =>
    events.transaction(async (tx) => {
      await lockSubscription(tx, userId);
      const now = Date.now();
      const before = await readPlacedBoosts(tx, userId, now);
      const verdict = judge(before, now);
      if (verdict.kind === 'done') return;
      if (verdict.kind === 'refused') throw refusePlacement(verdict, now);

      await carryOut({ tx, now, restsUntil: verdict.restsUntil }, before.placements);
      const after = await readPlacedBoosts(tx, userId, now);
      // Includes waiting placements: a release activates the next one.
      const touched = [...before.placements, ...after.placements].map(({ guildId }) => guildId);
      await events.publish(tx, boostChanged, { guildIds: [...new Set(touched)] });
    });

  return {
    take: (userId, guild) => change(userId, taking(userId, guild)),
    move: (userId, fromId, to) => change(userId, moving(userId, fromId, to)),
    release: (userId, guildId) => change(userId, releasing(userId, guildId)),
  };
}

interface LockedPlacement {
  tx: DbTransaction;
  now: number;
  /** For the boost on its new server. */
  restsUntil: number | null;
}

interface Change {
  judge(holdings: Holdings, now: number): PlacementVerdict;
  carryOut(held: LockedPlacement, placements: readonly StoredPlacement[]): Promise<void>;
}

function taking(userId: string, guild: PlacedGuild): Change {
  return {
    judge: (holdings, now) => judgeTaking(holdings, guild.id, now),
    async carryOut({ tx, now, restsUntil }) {
      const fresh = { userId, guildId: guild.id, guildName: guild.name, movedFrom: null };
      await savePlacement(tx, { ...fresh, takenAt: now, since: now, restsUntil });
      await saveEvents(tx, [{ userId, kind: 'taken', guild, at: now }]);
    },
  };
}

function moving(userId: string, fromId: string, to: PlacedGuild): Change {
  return {
    judge: (holdings, now) => judgeMoving(holdings, { from: fromId, to: to.id }, now),
    async carryOut({ tx, now, restsUntil }, placements) {
      const moved = placements.find(({ guildId }) => guildId === fromId);
      if (moved === undefined) return;
      await removePlacement(tx, userId, fromId);
      const target = { guildId: to.id, guildName: to.name, movedFrom: fromId };
      await savePlacement(tx, { ...moved, ...target, since: now, restsUntil });
      const from = { id: fromId, name: moved.guildName };
      await saveEvents(tx, [{ userId, kind: 'moved', guild: to, from, at: now }]);
    },
  };
}

function releasing(userId: string, guildId: string): Change {
  return {
    judge: (holdings, now) => judgeReleasing(holdings, guildId, now),
    async carryOut({ tx, now }, placements) {
      const name = placements.find((placement) => placement.guildId === guildId)?.guildName ?? guildId;
      await removePlacement(tx, userId, guildId);
      await saveEvents(tx, [{ userId, kind: 'released', guild: { id: guildId, name }, at: now }]);
    },
  };
}

const MESSAGES: Record<PlacementRefusal, string> = {
  noSubscription: 'You have no boost to place: get a plan first',
  boostsInUse: 'All your boosts are placed: release or move one of them',
  alreadyBoosted: 'You already boost this server',
  notPlaced: 'You do not boost this server',
  boostRests: 'A moved boost has to stay on its new server for 24 hours',
};

/** The refusal of a placement, with its reason as an issue. For a resting boost it includes the remaining time. */
function refusePlacement({ code, restsUntil }: PlacementVerdict & { kind: 'refused' }, now: number): AppError {
  const kind = code === 'notPlaced' ? 'notFound' : 'conflict';
  if (restsUntil === undefined) return new AppError(kind, MESSAGES[code], { issues: [makeIssue('', code)] });
  const until = new Date(restsUntil).toISOString();
  return new AppError(kind, MESSAGES[code], {
    issues: [makeIssue('', code, { until })],
    retryAfterSeconds: Math.ceil((restsUntil - now) / 1000),
  });
}
