import * as z from 'zod/mini';
import { labelled, type FieldName, withMetadata } from '../../base/schemas/field-metadata.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { namedList, nameSchema } from '../../base/names/name-schema.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { nonNegativeInteger, positiveInteger } from '../../base/numbers/integers.ts';
import { minMax } from '../../base/numbers/min-max.ts';
import { atMost } from '../../base/text/at-most.ts';
import { httpUrlSchema } from '../../base/text/http-url.ts';
import { DURATION_MAX_MS, durationSchema } from '../../base/time/duration-schema.ts';

/** Longest description of an item, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const ITEM_DESCRIPTION_MAX = 200;

/** Most pieces of an item in stock, in one restock, or owned by one member. */
export const PIECES_MAX = 1_000_000;

/** Shortest restock interval and shortest role duration, in milliseconds: 1 minute. */
export const ITEM_TIME_MIN_MS = 60_000;

const fewPieces = z.lte(PIECES_MAX, { error: issueCode('tooBig') });
const itemTime = durationSchema(DURATION_MAX_MS).check(
  z.gte(ITEM_TIME_MIN_MS, { error: issueCode('durationTooShort') }),
);

/** Restocking, timed from the first sale. */
const restockSchema = z.strictObject({
  amount: labelled({ en: 'Pieces', ru: 'Штук' }, positiveInteger.check(fewPieces)),
  every: labelled({ en: 'Every', ru: 'Раз в' }, withMetadata(itemTime, { unit: 'ms' })),
});

/** Fields added by later versions (docs/rules/economy.md#shop-item); null or missing means no limit. */
const optionalFields = {
  /** Pieces in the full stock; null for unlimited. */
  stock: optionalField({ en: 'Stock', ru: 'Количество в магазине' }, nonNegativeInteger.check(fewPieces)),
  restock: optionalField({ en: 'Restock', ru: 'Пополнение' }, restockSchema),
  /** Most pieces one member may buy in total. */
  limitPerMember: optionalField(
    { en: 'Limit per member', ru: 'Не больше на участника' },
    positiveInteger.check(fewPieces),
  ),
  /** How long given roles stay, in milliseconds; null for permanently. */
  roleDuration: optionalField({ en: 'Roles for', ru: 'Роли на срок' }, withMetadata(itemTime, { unit: 'ms' })),
  /** Whether it goes to the inventory and takes effect when used. */
  onUse: z.optional(labelled({ en: 'Takes effect when used', ru: 'Действует при использовании' }, z.boolean())),
};

function optionalField<Schema extends z.ZodMiniType>(name: FieldName, schema: Schema) {
  return z.optional(z.nullable(labelled(name, schema)));
}

/** An item of the shop (docs/rules/economy.md#shop-item). */
export const itemSchema = z.strictObject({
  name: labelled('name', nameSchema),
  description: labelled('description', z.string().check(atMost(ITEM_DESCRIPTION_MAX, 'descriptionTooLong'))),
  /** Shown only with boost; empty for none. */
  iconUrl: labelled('iconUrl', httpUrlSchema),
  /** A buyer needs all of these roles. */
  requiredRoles: labelled('requiredRoles', roleIdList),
  requiredXp: labelled('requiredXp', nonNegativeInteger),
  price: labelled({ en: 'Price', ru: 'Цена' }, nonNegativeInteger),
  /** Experience the buyer gains. */
  xp: labelled({ en: 'XP', ru: 'Опыт' }, minMax(nonNegativeInteger)),
  /** Roles the buyer is given. */
  addRole: labelled({ en: 'Roles to give', ru: 'Выдаваемые роли' }, roleIdList),
  /** Roles the buyer loses. */
  removeRole: labelled({ en: 'Roles to remove', ru: 'Снимаемые роли' }, roleIdList),
  ...optionalFields,
});
export type Item = z.infer<typeof itemSchema>;

/** All items of a guild, in the order members see them. */
export const itemsSchema = namedList(itemSchema, 'itemNameTaken');

/** The initial values of the dialog for a new item. */
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
