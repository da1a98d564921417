import * as z from 'zod/mini';
import { field, type FieldName, withFacts } from '../schemas/field.ts';
import { roleIdList } from '../ids/id-list.ts';
import { nameSchema, uniqueNames } from '../names/name-schema.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { nonNegativeInteger, positiveInteger } from '../numbers/integers.ts';
import { minMax } from '../numbers/min-max.ts';
import { atMost } from '../text/at-most.ts';
import { httpUrlSchema } from '../text/http-url.ts';
import { DURATION_MAX_MS, durationSchema } from '../time/duration-schema.ts';

/** Longest description of an item, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const ITEM_DESCRIPTION_MAX = 200;

/** Most pieces of an item there can be in the shop, come back at once, or be one member's. */
export const PIECES_MAX = 1_000_000;

/** Shortest time in which pieces come back, and for which a role is given, in milliseconds: 1 minute. */
export const ITEM_TIME_MIN_MS = 60_000;

const fewPieces = z.lte(PIECES_MAX, { error: issueCode('tooBig') });
const itemTime = durationSchema(DURATION_MAX_MS).check(
  z.gte(ITEM_TIME_MIN_MS, { error: issueCode('durationTooShort') }),
);

/** Pieces that come back into the shop, counted from the first that was sold. */
const restockSchema = z.strictObject({
  amount: field({ en: 'Pieces', ru: 'Штук' }, positiveInteger.check(fewPieces)),
  every: field({ en: 'Every', ru: 'Раз в' }, withFacts(itemTime, { unit: 'ms' })),
});

/** What later versions added (docs/rules/economy.md#shop-item); what is null or left out does not limit. */
const optionalFields = {
  /** How many pieces the shop has when nobody bought any; null for any number. */
  stock: optionalField({ en: 'Stock', ru: 'Количество в магазине' }, nonNegativeInteger.check(fewPieces)),
  restock: optionalField({ en: 'Restock', ru: 'Пополнение' }, restockSchema),
  /** How many pieces one member may buy in all. */
  limitPerMember: optionalField(
    { en: 'Limit per member', ru: 'Не больше на участника' },
    positiveInteger.check(fewPieces),
  ),
  /** How long the given roles stay, in milliseconds; null for good. */
  roleDuration: optionalField({ en: 'Roles for', ru: 'Роли на срок' }, withFacts(itemTime, { unit: 'ms' })),
  /** Whether it waits in the inventory, and gives its experience and roles when it is used. */
  onUse: z.optional(field({ en: 'Takes effect when used', ru: 'Действует при использовании' }, z.boolean())),
};

function optionalField<Schema extends z.ZodMiniType>(name: FieldName, schema: Schema) {
  return z.optional(z.nullable(field(name, schema)));
}

/** Something the shop sells (docs/rules/economy.md#shop-item). */
export const itemSchema = z.strictObject({
  name: field('name', nameSchema),
  description: field('description', z.string().check(atMost(ITEM_DESCRIPTION_MAX, 'descriptionTooLong'))),
  /** Shown only with boost; empty for none. */
  iconUrl: field('iconUrl', httpUrlSchema),
  /** Only members with all of these may buy it. */
  requiredRoles: field('requiredRoles', roleIdList),
  requiredXp: field('requiredXp', nonNegativeInteger),
  price: field({ en: 'Price', ru: 'Цена' }, nonNegativeInteger),
  /** Experience the buyer gains. */
  xp: field({ en: 'XP', ru: 'Опыт' }, minMax(nonNegativeInteger)),
  /** Roles the buyer is given. */
  addRole: field({ en: 'Roles to give', ru: 'Выдаваемые роли' }, roleIdList),
  /** Roles the buyer loses. */
  removeRole: field({ en: 'Roles to remove', ru: 'Снимаемые роли' }, roleIdList),
  ...optionalFields,
});
export type Item = z.infer<typeof itemSchema>;

/** All items of a guild, in the order members see them. */
export const itemsSchema = z.array(itemSchema).check(uniqueNames('itemNameTaken'));

/** What the dialog for a new item starts with. */
export const NEW_ITEM: Item = {
  name: '',
  description: '',
  iconUrl: '',
  requiredRoles: [],
  requiredXp: 0,
  price: 100,
  xp: { min: 0, max: 0 },
  addRole: [],
  removeRole: [],
};
