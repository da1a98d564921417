import type { Giveaway, GiveawayWinner } from '@perigee/core/rewards/giveaways/giveaway';
import { type NameMembers, namePeople } from '../../../community/index.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { inactiveAmong } from '../inactive-giveaways.ts';
import { type GiveawayKey, type GiveawayRecord, OPEN_STATES } from '../record.ts';
import { unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { winnerStore } from '../stores/winner-store.ts';

export interface ReadDeps extends GiveawayDeps {
  nameMembers: NameMembers;
}

/** Giveaways of one guild as managers see them, with names of people. */
export async function describeGiveaways(
  deps: ReadDeps,
  guildId: string,
  records: readonly GiveawayRecord[],
): Promise<Giveaway[]> {
  const ids = records.map(({ id }) => id);
  const [counts, winners, inactive] = await Promise.all([
    deps.entries.countAll(
      guildId,
      records.filter(isOpen).map(({ id }) => id),
    ),
    winnerStore.list(deps.db, guildId, ids),
    inactiveOf(deps, guildId),
  ]);
  const userIds = [...records.map(({ createdBy }) => createdBy), ...winners.map(({ userId }) => userId)];
  const people = await namePeople(deps.nameMembers, guildId, userIds);
  return records.map((record) => {
    const results = winners
      .filter(({ giveawayId }) => giveawayId === record.id)
      .map(({ userId, place, slot, state, drawnAt, claimUntil }): GiveawayWinner => {
        const claim = state === 'unclaimed' ? claimUntil : null;
        return {
          user: people(userId),
          index: place,
          slot,
          state,
          drawnAt: drawnAt.toISOString(),
          claimUntil: iso(claim),
        };
      });
    const entries = isOpen(record) ? (counts.get(record.id) ?? 0) : record.entries;
    return {
      ...describe(record),
      createdBy: people(record.createdBy),
      entries,
      results,
      isInactive: inactive.has(record.id),
    };
  });
}

/** A single giveaway, described the same way. @throws AppError `notFound` where there is none. */
export async function describeGiveaway(deps: ReadDeps, key: GiveawayKey): Promise<Giveaway> {
  const record = await giveawayStore.find(deps.db, key);
  const [described] = record === null ? [] : await describeGiveaways(deps, key.guildId, [record]);
  if (described === undefined) throw unknownGiveaway();
  return described;
}

/** Drafts that cannot be opened because older giveaways fill the limit. */
async function inactiveOf({ db, settings }: GiveawayDeps, guildId: string): Promise<Set<string>> {
  const [open, { boost }] = await Promise.all([giveawayStore.listOpen(db, guildId), settings.get(guildId)]);
  return new Set(inactiveAmong(open, boost).map(({ id }) => id));
}

function isOpen({ state }: GiveawayRecord): boolean {
  return OPEN_STATES.some((each) => each === state);
}

function describe(record: GiveawayRecord) {
  const { id, number, state, about, channelId: channel, messageId, durationMs: duration, commitment, problem } = record;
  return {
    ...about,
    id,
    number,
    state,
    channel,
    messageId,
    duration,
    commitment,
    problem,
    createdAt: record.createdAt.toISOString(),
    openedAt: iso(record.openedAt),
    endsAt: iso(record.endsAt),
    endedAt: iso(record.endedAt),
  };
}

/** ISO 8601; null stays null. */
export function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
