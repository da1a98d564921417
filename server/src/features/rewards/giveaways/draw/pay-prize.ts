import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import { entryOf } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import { lockMembers } from '../../../economy/index.ts';
import { GIVEAWAY_ESCROW } from '../desk/stake.ts';
import { describeGiveawayPrize } from '../drawing/describe-prize.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

interface PrizeWinner {
  place: number;
  userId: string;
}

/** Stands for the operation of a prize that could not be handed over; no operation has this id. */
export const NOT_PAID = '0';

/** The outcome: `gone` where the prize cannot be handed over. */
export type PayoutOutcome = { outcome: 'paid'; operationId: string | null } | { outcome: 'gone' };

/**
 * Pays a prize, once for each place of the draw. The caller holds the giveaway's lock, and passes its current escrow.
 */
export async function payPrize(
  deps: Pick<GiveawayDeps, 'ledger' | 'inventories'>,
  tx: DbTransaction,
  giveaway: GiveawayRecord,
  winning: PrizeWinner,
  { items }: Pick<GuildSettings, 'items'>,
): Promise<PayoutOutcome> {
  const { guildId, about } = giveaway;
  const { kind, item, amount: count } = about.prize;
  if (kind === 'text') return { outcome: 'paid', operationId: null };
  if (kind === 'money') return payMoney(deps, tx, giveaway, winning);
  const found = items.find(({ name }) => isSameName(name, item));
  if (found === undefined) return { outcome: 'gone' };
  await deps.inventories.give(tx, { guildId, userId: winning.userId, itemName: found.name, count });
  return { outcome: 'paid', operationId: null };
}

async function payMoney(
  { ledger }: Pick<GiveawayDeps, 'ledger'>,
  tx: DbTransaction,
  { guildId, id, about, escrow, payerId }: GiveawayRecord,
  { place, userId }: PrizeWinner,
): Promise<PayoutOutcome> {
  const { amount, minted } = about.prize;
  const held = await lockMembers(tx, guildId, [{ userId }]);
  if (entryOf(held, userId) > Number.MAX_SAFE_INTEGER - amount) return { outcome: 'gone' };
  if (!minted && escrow < amount) return { outcome: 'gone' };
  const posting = await ledger.post(
    {
      guildId,
      kind: 'giveaway',
      key: `giveaway:${id}:${place}`,
      subject: describeGiveawayPrize(about.prize),
      members: [{ userId, balance: amount, ...(payerId !== null && payerId !== userId && { peerId: payerId }) }],
      accounts: [{ account: minted ? 'mint:giveaway' : GIVEAWAY_ESCROW, amount: -amount }],
    },
    tx,
  );
  if (posting.outcome === 'notEnough') return { outcome: 'gone' };
  if (posting.outcome === 'posted' && !minted) {
    await giveawayStore.change(tx, { guildId, id }, { escrow: String(escrow - amount) });
  }
  return { outcome: 'paid', operationId: posting.operationId };
}
