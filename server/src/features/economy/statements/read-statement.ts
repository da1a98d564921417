import {
  type Movement,
  STATEMENT_PAGE,
  type Statement,
  type StatementPerson,
} from '@perigee/core/economy/statements/schema';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { LinkedMovement } from '../balances/ledger/movement-links.ts';
import type { MovementRow, StatementFilters, StatementReader } from '../balances/ledger/statement-reader.ts';
import { findGuildName, type GuildDirectory, type MemberName, type NameMembers } from '../../community/index.ts';

export interface StatementDeps {
  statementReader: StatementReader;
  ledger: Pick<Ledger, 'holdings'>;
  nameMembers: NameMembers;
  settingsCache: SettingsCache;
  directory: Pick<GuildDirectory, 'get'>;
}

/** Whose statement, and whether a manager reads it, who sees more than the member. */
export interface StatementReading {
  guildId: string;
  userId: string;
  isManager: boolean;
}

/** Kinds whose reasons are for economy managers only, as they were told when entering them. */
const REASONS_FOR_MANAGERS: ReadonlySet<string> = new Set(['edit', 'removal']);

/** The reason of a movement, if the reader may see it. */
export function shownReason({ kind, reason }: Pick<MovementRow, 'kind' | 'reason'>, isManager: boolean): string | null {
  return isManager || !REASONS_FOR_MANAGERS.has(kind) ? reason : null;
}

/** A page of a member's statement, with the names of everybody in it. */
export async function readStatement(
  { statementReader, ledger, nameMembers, settingsCache, directory }: StatementDeps,
  { guildId, userId, isManager }: StatementReading,
  { before = null, ...filters }: StatementFilters & { before?: string | null | undefined },
): Promise<Statement> {
  const slice = { before, limit: STATEMENT_PAGE };
  const [{ movements, isMore }, holdings, settings, guildName] = await Promise.all([
    statementReader.page({ guildId, userId }, filters, slice),
    ledger.holdings(guildId, userId),
    settingsCache.get(guildId),
    findGuildName(directory, guildId),
  ]);
  const others = movements.flatMap(({ peerId, byId }) => [peerId, isManager ? byId : null].flatMap((id) => id ?? []));
  const names = await nameMembers(guildId, [...new Set([userId, ...others])]);
  const people = new Map(names.map((name) => [name.userId, statementPersonOf(name)]));
  const personBy = (id: string | null) => (id === null ? null : (people.get(id) ?? strangerOf(id)));

  return {
    guildName,
    moneySymbol: settings.economy.moneySymbol,
    user: people.get(userId) ?? strangerOf(userId),
    balance: holdings?.balance ?? 0,
    xp: holdings?.xp ?? 0,
    movements: movements.map((row) => ({
      ...describeRow(row),
      peer: personBy(row.peerId),
      reason: shownReason(row, isManager),
      // Omitted if it is the member or the peer, who are named anyway.
      by: isManager && row.byId !== userId && row.byId !== row.peerId ? personBy(row.byId) : null,
      isReversible: isManager && row.isReversible,
    })),
    next: isMore ? (movements.at(-1)?.id ?? null) : null,
  };
}

function describeRow({ at, peerId: _peer, byId: _by, reversal, reverses, ...row }: MovementRow) {
  return {
    ...row,
    at: at.toISOString(),
    reversal: describeLink(reversal),
    reverses: describeLink(reverses),
  };
}

function describeLink(linked: LinkedMovement | null): Movement['reversal'] {
  return linked && { ...linked, at: linked.at.toISOString() };
}

/** A person in the format of statements. */
export function statementPersonOf({ userId, username, globalName, avatar }: MemberName): StatementPerson {
  return { id: userId, username, global_name: globalName, avatar };
}

function strangerOf(id: string): StatementPerson {
  return { id, username: id, global_name: null, avatar: null };
}
