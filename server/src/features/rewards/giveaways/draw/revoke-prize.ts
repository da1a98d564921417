import type { DbTransaction } from '../../../../database/database.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import type { Winner } from '../stores/winner-store.ts';
import { NOT_PAID } from './pay-prize.ts';

/** Takes back a prize that was paid; false where some of it is already gone. The caller holds the giveaway's lock. */
export async function revokePrize(
  { ledger, inventories }: Pick<GiveawayDeps, 'ledger' | 'inventories'>,
  tx: DbTransaction,
  { guildId, id, about, escrow }: GiveawayRecord,
  { userId, place, operationId }: Winner,
  byId: string | null,
): Promise<boolean> {
  const { kind, item, amount, minted } = about.prize;
  if (kind === 'text' || operationId === NOT_PAID) return true;
  if (kind === 'item') return inventories.takeBack(tx, { guildId, userId, itemName: item, count: amount });
  if (operationId === null) return true;
  const reversed = await ledger.reverse(
    {
      guildId,
      kind: 'giveawayRedraw',
      operationId,
      key: `giveaway:${id}:redraw:${place}`,
      ...(byId !== null && { byId }),
      floor: 0,
    },
    tx,
  );
  if (reversed.outcome !== 'reversed') return false;
  if (!minted) await giveawayStore.change(tx, { guildId, id }, { escrow: String(escrow + amount) });
  return true;
}
