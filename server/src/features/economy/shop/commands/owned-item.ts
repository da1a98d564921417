import { COUNT_MAX } from '@perigee/core/economy/items/may-buy';
import type { Item } from '@perigee/core/economy/items/schema';
import { nameKey } from '@perigee/core/base/names/name-key';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { clarifyName, suggestNames } from '../../../../bot/commands/clarify-name.ts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import type { CommandContext, CommandContextOf, TypingContext } from '../../../../bot/command-context.ts';
import type { CommandDefinition, Suggestion } from '../../../../bot/define-command.ts';
import { isActiveAt } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { inventoryStore, type OwnedItem } from '../stores/inventory-store.ts';
import { byName, type COUNT_OPTION, ITEM_OPTION, readCount, readItemAndCount } from './item-option.ts';
import { refuseUnknown } from './refuse-unknown.ts';

/** Pieces from a member's inventory, with their item in the shop. */
interface OwnedSelection {
  owned: OwnedItem;
  count: number;
  /** Null if the shop no longer has the item. */
  item: Item | null;
  isActive: boolean;
}

/**
 * Parses which pieces of their inventory a member means; “all” is as many as can be taken at once. Null if they were
 * told why it failed, or asked.
 */
export async function readOwned(
  { db, mostOf }: Pick<ShopDeps, 'db'> & { mostOf: (item: Item | null) => number },
  ctx: CommandContextOf<readonly [typeof ITEM_OPTION, typeof COUNT_OPTION]>,
  command: CommandDefinition,
): Promise<OwnedSelection | null> {
  const { guildId, user, settings, locale, options } = ctx;
  const all = await inventoryStore.list(db, guildId, user.id);
  const stored = all.filter(({ owned }) => owned > 0);
  const requested = readItemAndCount(
    options,
    byName(stored, ({ itemName }) => itemName),
  );
  if (requested.read.kind !== 'read') {
    const inShop = readItemAndCount(
      options,
      byName(settings.items, ({ name }) => name),
    ).read;
    if (inShop.how === 'whole' && inShop.kind === 'read') {
      await refuseFew(ctx, inShop.value.entry.name, 0);
      return null;
    }
  }
  const found = await clarifyName(ctx, ITEM_OPTION, requested.read);
  if (found === 'asked') return null;
  if (found === null) {
    await refuseUnknown(ctx);
    return null;
  }
  const { entry: owned } = found;
  const index = settings.items.findIndex(({ name }) => nameKey(name) === owned.itemKey);
  const item = settings.items[index] ?? null;
  const count = readCount(requested.count, Math.min(owned.owned, mostOf(item)));
  if (count === null) {
    await refuseWithUsage(ctx, command, m.count_wrong({ max: COUNT_MAX }, { locale }));
    return null;
  }
  if (count > owned.owned) {
    await refuseFew(ctx, owned.itemName, owned.owned);
    return null;
  }
  return { owned, count, item, isActive: isActiveAt(index, settings.boost) };
}

/** Tells the member that they own too few pieces. */
export function refuseFew({ refuse, locale }: CommandContext, itemName: string, owned: number): Promise<void> {
  const item = escapeText(itemName);
  return refuse(owned === 0 ? m.own_none({ item }, { locale }) : m.own_few({ item, count: owned }, { locale }));
}

/** An option for an item the member owns. */
export function ownedOption({ db }: Pick<ShopDeps, 'db'>) {
  return {
    ...ITEM_OPTION,
    autocomplete: async ({ guildId, user }: TypingContext, typed: string): Promise<Suggestion[]> => {
      const all = await inventoryStore.list(db, guildId, user.id);
      return suggestNames(
        all.filter(({ owned }) => owned > 0).map(({ itemName }) => itemName),
        typed,
      );
    },
  };
}
