import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Case } from '../records/case-record.ts';
import { lockCases, type CaseOpening as Opening } from '../records/open-cases.ts';
import { findStricter, replacedType } from '../records/stricter-cases.ts';
import { appendTrail, changeCase } from '../records/write-case.ts';

/** The openings of punishments that replace no stricter one. */
export async function withoutMilder(
  tx: DbTransaction,
  guildId: string,
  openings: readonly Opening[],
): Promise<Opening[]> {
  const kept: Opening[] = [];
  const stricter = await stricterOf(tx, guildId, openings);
  for (const opening of openings) if (!stricter.has(opening)) kept.push(opening);
  return kept;
}

/** An automatic punishment that was not carried out because a stricter one stands. */
interface Spared {
  openings: Opening[];
  /** Records in their trails which cases stand; with the opened cases, in the order of the openings. */
  note: (cases: readonly Case[]) => Promise<void>;
}

/** Openings of automatic punishments; those that would replace a stricter one only record that it stands. */
export async function notingStricter(
  tx: DbTransaction,
  { id: guildId, settings }: { id: string; settings: GuildSettings },
  openings: readonly Opening[],
): Promise<Spared> {
  const stricter = await stricterOf(tx, guildId, openings);
  const locale = settings.language.interface;
  return {
    openings: openings.map((opening) => {
      const standing = stricter.get(opening);
      if (standing === undefined) return opening;
      const problem = m.case_stricter_stands({ number: standing.number }, { locale });
      return { ...opening, state: 'lifted', delivery: 'none', problem };
    }),
    async note(cases) {
      for (const [index, opening] of openings.entries()) {
        const [standing, opened] = [stricter.get(opening), cases[index]];
        if (standing === undefined || opened === undefined) continue;
        await changeCase(tx, opened, { ended: { byId: null } });
        await appendTrail(tx, [{ key: opened, kind: 'replaced', by: null, after: String(standing.number) }]);
      }
    },
  };
}

async function stricterOf(
  tx: DbTransaction,
  guildId: string,
  openings: readonly Opening[],
): Promise<ReadonlyMap<Opening, Case>> {
  const milder = openings.filter(({ state, ...opening }) => state === 'pending' && replacedType(opening) !== null);
  const [first] = milder;
  if (first === undefined) return new Map();
  // Nobody opens a stricter one between the look and what follows from it.
  await lockCases(tx, guildId);
  const found: [Opening, Case][] = [];
  for (const [, alike] of Map.groupBy(milder, ({ type, durationMs }) => `${type} ${durationMs}`)) {
    const [intended = first] = alike;
    const memberIds = alike.map(({ member }) => member.id);
    const standing = await findStricter(tx, guildId, intended, memberIds);
    for (const opening of alike) {
      const one = standing.get(opening.member.id);
      if (one !== undefined) found.push([opening, one]);
    }
  }
  return new Map(found);
}
