import { gamesEndpoints } from '@perigee/core/games/endpoints';
import type { RoundGame } from '@perigee/core/games/names';
import { OWN_ROUNDS_PAGE, type OwnGames } from '@perigee/core/games/own-games';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import type { Db } from '../../../../database/database.ts';
import { type Caller, callerOf } from '../../../../http/caller.ts';
import {
  findGuildName,
  type GuildDirectory,
  type GuildRights,
  type NameMembers,
  namePeople,
} from '../../../community/index.ts';
import { playLimitStore } from '../stores/play-limit-store.ts';
import { ownGamesStore } from '../stores/own-store.ts';
import { seedStore } from '../stores/seed-store.ts';

interface OwnDeps {
  db: Db;
  directory: Pick<GuildDirectory, 'get'>;
  nameMembers: NameMembers;
  rights: Pick<GuildRights, 'requireMember'>;
  settingsCache: SettingsCache;
}

interface OwnGamesFilter {
  game?: RoundGame | undefined;
  before?: string | undefined;
}

/** The rounds a member played. Former members keep access; people without any record must be members. */
export function ownGamesRoutes(deps: OwnDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...gamesEndpoints.own,
      handler: (request) => readOwnGames(deps, callerOf(request), request.params.guildId, request.query),
    });
  };
}

async function readOwnGames(
  deps: OwnDeps,
  caller: Caller,
  guildId: string,
  requested: OwnGamesFilter,
): Promise<OwnGames> {
  const { db, directory, nameMembers, rights, settingsCache } = deps;
  const { game = null, before = null } = requested;
  const member = { guildId, userId: caller.userId };
  const [rows, totals, jackpots, pausedUntil, seeds] = await Promise.all([
    ownGamesStore.rounds(db, member, { game, before, limit: OWN_ROUNDS_PAGE + 1 }),
    ownGamesStore.totals(db, member),
    ownGamesStore.jackpots(db, member),
    playLimitStore.pausedUntil(db, member),
    seedStore.find(db, member),
  ]);
  const isKnown = rows.length > 0 || totals.length > 0 || jackpots.length > 0 || pausedUntil !== null || seeds !== null;
  if (!isKnown) await rights.requireMember(caller, guildId);

  const shown = rows.slice(0, OWN_ROUNDS_PAGE);
  const [settings, guildName, people] = await Promise.all([
    settingsCache.get(guildId),
    findGuildName(directory, guildId),
    namePeople(
      nameMembers,
      guildId,
      shown.flatMap(({ opponentId }) => opponentId ?? []),
    ),
  ]);
  return {
    guildName,
    moneySymbol: settings.economy.moneySymbol,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    seeds: seeds && { commitment: seeds.commitment, clientSeed: seeds.clientSeed, nonce: seeds.nonce },
    totals,
    jackpots,
    rounds: shown.map(({ number: _number, opponentId, startedAt, settledAt, staked, paid, ...round }) => ({
      ...round,
      startedAt: startedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      staked: Number(staked),
      paid: paid === null ? null : Number(paid),
      opponent: opponentId === null ? null : people(opponentId),
    })),
    next: rows.length > OWN_ROUNDS_PAGE ? (shown.at(-1)?.number ?? null) : null,
  };
}
