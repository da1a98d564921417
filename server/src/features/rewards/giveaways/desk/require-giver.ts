import type { GiveawayAbout } from '@perigee/core/rewards/giveaways/schema';
import { grantsOfGiveaway } from '@perigee/core/rewards/giveaways/grants';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { rolesOfItem } from '@perigee/core/economy/items/roles-of-item';
import { easedGrants } from '@perigee/core/base/sections/grants';
import { AppError } from '../../../../errors/app-error.ts';
import { hasRoleAbove } from '../../../community/index.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { invalid, unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

type Giver = Pick<GiveawayDeps, 'directory'>;

/** Whether the prize includes a role this person may not give. */
export function isPrizeAbove(
  { directory }: Giver,
  { guildId, userId }: { guildId: string; userId: string },
  { prize }: Pick<GiveawayAbout, 'prize'>,
  { items }: Pick<GuildSettings, 'items'>,
): Promise<boolean> {
  return hasRoleAbove(directory, { guildId, userId }, prize.kind === 'item' ? rolesOfItem(items, prize.item) : []);
}

/**
 * Opening a giveaway, drawing it early or again, and reposting it count as giving its prize.
 * @throws AppError `forbidden` where the prize includes a role they may not give.
 */
export async function requireGiver(
  deps: Pick<GiveawayDeps, 'directory' | 'settings' | 'db'>,
  key: GiveawayKey,
  userId: string,
): Promise<void> {
  const [giveaway, settings] = await Promise.all([giveawayStore.find(deps.db, key), deps.settings.get(key.guildId)]);
  if (giveaway === null) throw unknownGiveaway();
  if (!(await isPrizeAbove(deps, { guildId: key.guildId, userId }, giveaway.about, settings))) return;
  throw new AppError('forbidden', 'The prize includes a role above your own', {
    issues: [makeIssue('', 'guardsRoleAboveYou')],
  });
}

/**
 * Refuses to make a giveaway easier to win, for a person who may not give its prize.
 * @param before Null for a new one.
 */
export function requireNoEasier(before: GiveawayAbout | null, after: GiveawayAbout): void {
  const [eased] = easedGrants(before === null ? [] : grantsOfGiveaway(before), grantsOfGiveaway(after));
  if (eased === undefined) return;
  const { grant, lowered } = eased;
  throw invalid(
    lowered === null ? makeIssue(grant.path, 'itemRoleAboveYou') : makeIssue(lowered.path, 'guardsRoleAboveYou'),
  );
}
