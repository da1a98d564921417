import { limitOf } from '../../base/limits/tier-limits.ts';
import type { Locale } from '../../base/locales/locales.ts';
import { isSameName } from '../../base/names/name-key.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { type Item, NEW_ITEM } from './schema.ts';

/** Ready-made shops to begin with. */
export const SHOP_NAMES = ['treats', 'boosters', 'rarities'] as const;
export type ShopName = (typeof SHOP_NAMES)[number];

interface PresetItem extends Partial<Omit<Item, 'name' | 'description'>> {
  name: DisplayName;
  description: DisplayName;
  price: number;
}

/** No goods that give roles: those depend on the server. */
const PRESET_ITEMS: Record<ShopName, readonly PresetItem[]> = {
  treats: [
    {
      name: { en: 'Coffee', ru: 'Кофе' },
      description: { en: 'For those who are up late again.', ru: 'Для тех, кто снова не спит.' },
      price: 150,
    },
    {
      name: { en: 'Slice of cake', ru: 'Кусочек торта' },
      description: { en: 'Eat it or keep it for a friend.', ru: 'Съесть самому или приберечь для друга.' },
      price: 300,
    },
    {
      name: { en: 'Bouquet', ru: 'Букет' },
      description: { en: 'Says what words can’t.', ru: 'Скажет то, чего не скажут слова.' },
      price: 750,
    },
    {
      name: { en: 'Plush comet', ru: 'Плюшевая комета' },
      description: { en: 'One for each shelf.', ru: 'По одной на каждую полку.' },
      price: 1_500,
      limitPerMember: 1,
    },
  ],
  boosters: [
    {
      name: { en: 'Small experience pack', ru: 'Малый набор опыта' },
      description: { en: '50 to 100 experience when used.', ru: 'От 50 до 100 опыта при использовании.' },
      price: 1_000,
      xp: { min: 50, max: 100 },
      onUse: true,
    },
    {
      name: { en: 'Large experience pack', ru: 'Большой набор опыта' },
      description: { en: '300 to 500 experience when used.', ru: 'От 300 до 500 опыта при использовании.' },
      price: 4_500,
      xp: { min: 300, max: 500 },
      onUse: true,
    },
  ],
  rarities: [
    {
      name: { en: 'Meteorite', ru: 'Метеорит' },
      description: { en: 'Three a day, first come, first served.', ru: 'Три в день, кто первый, того и камень.' },
      price: 5_000,
      stock: 3,
      restock: { amount: 3, every: 86_400_000 },
      limitPerMember: 5,
    },
    {
      name: { en: 'Own star', ru: 'Собственная звезда' },
      description: { en: 'Only ten, and never more.', ru: 'Всего десять, и больше не будет.' },
      price: 50_000,
      stock: 10,
      limitPerMember: 1,
    },
  ],
};

/** The goods of a shop, in the server's language. */
export function presetItems(shop: ShopName, locale: Locale): Item[] {
  return PRESET_ITEMS[shop].map(({ name, description, ...goods }) => ({
    ...NEW_ITEM,
    ...goods,
    name: name[locale],
    description: description[locale],
  }));
}

/** Why an item of a preset is not added. */
export type PresetOmission = 'nameTaken' | 'limit';

/** Splits the goods into those added and those left out: names must be free, and the server's limit kept. */
export function fitPresetItems(
  goods: readonly Item[],
  items: readonly Item[],
  boost: boolean,
): { item: Item; leftOut: PresetOmission | null }[] {
  let room = limitOf('items', boost) - items.length;
  return goods.map((item) => {
    if (items.some(({ name }) => isSameName(name, item.name))) return { item, leftOut: 'nameTaken' };
    room -= 1;
    return { item, leftOut: room < 0 ? 'limit' : null };
  });
}
