import type { GiveawayState } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import type { GIVEAWAY_NUMBER_OPTION } from './options.ts';
import type { Read } from './read-start.ts';

/**
 * The giveaway a command refers to: by its number, or the only one in these states; the newest among those that are
 * over.
 */
export async function resolveGiveaway(
  { db }: Pick<GiveawayDeps, 'db'>,
  { guildId, options: { number }, locale }: CommandContextOf<readonly [typeof GIVEAWAY_NUMBER_OPTION]>,
  states: readonly GiveawayState[],
): Promise<Read<GiveawayRecord>> {
  if (number !== undefined) {
    const found = await giveawayStore.findNumber(db, guildId, number);
    return found === null ? { refusal: m.giveaway_unknown({}, { locale }) } : { value: found };
  }
  if (states.includes('ended')) {
    const past = await giveawayStore.listPast(db, guildId, null, LOOKED_AT);
    return only(past.filter(({ state }) => state === 'ended').slice(0, 1), locale);
  }
  const open = await giveawayStore.listOpen(db, guildId);
  return only(
    open.filter(({ state }) => states.includes(state)),
    locale,
  );
}

/** How many of the newest finished giveaways are searched. */
const LOOKED_AT = 20;

function only(found: readonly GiveawayRecord[], locale: CommandContext['locale']): Read<GiveawayRecord> {
  const [first, second] = found;
  if (first === undefined) return { refusal: m.giveaway_none_open({}, { locale }) };
  if (second === undefined) return { value: first };
  const numbers = found.map(({ number }) => `#${number}`).join(', ');
  return { refusal: m.giveaway_which({ numbers }, { locale }) };
}
