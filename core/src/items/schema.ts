import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { roleIdList } from '../ids/id-list.ts';
import { nameSchema, uniqueNames } from '../names/name-schema.ts';
import { nonNegativeInteger } from '../numbers/integers.ts';
import { minMax } from '../numbers/min-max.ts';
import { atMost } from '../text/at-most.ts';
import { httpUrlSchema } from '../text/http-url.ts';

/** Longest description of an item, in UTF-16 code units (spec.md 9). */
export const ITEM_DESCRIPTION_MAX = 200;

/** Something the shop sells (spec.md 3, "Shop item"). */
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
  removeRole: field({ en: 'Roles to take', ru: 'Снимаемые роли' }, roleIdList),
});
export type Item = z.infer<typeof itemSchema>;

/** All items of a guild, in the order they were made. */
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
