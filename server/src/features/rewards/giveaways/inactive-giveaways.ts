import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { Db } from '../../../database/database.ts';
import type { FindInactive } from '../../inactive.ts';
import { describeGiveawayPrize } from './drawing/describe-prize.ts';
import type { GiveawayRecord } from './record.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

/** Drafts that cannot be opened because older giveaways fill the limit. @param open newest first. */
export function inactiveAmong(open: readonly GiveawayRecord[], boost: boolean): GiveawayRecord[] {
  const above = open.toReversed().slice(limitOf('giveaways', boost));
  return above.filter(({ state }) => state === 'draft');
}

/** For the list of what is inactive in a guild without boost. */
export function findInactiveGiveaways(db: Db): FindInactive {
  return async ({ guildId, settings }) =>
    inactiveAmong(await giveawayStore.listOpen(db, guildId), settings.boost).map(({ number, about }) => ({
      section: 'giveawayRules',
      tab: 'economy',
      path: '',
      name: `#${number} ${describeGiveawayPrize(about.prize)}`,
      why: 'overLimit',
    }));
}
