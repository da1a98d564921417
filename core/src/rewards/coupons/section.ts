import * as z from 'zod/mini';
import { snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { nameKey } from '../../base/names/name-key.ts';
import { itemNameAfter } from '../../base/names/renamed-item.ts';
import { namedList, nameSchema } from '../../base/names/name-schema.ts';
import { positiveInteger } from '../../base/numbers/integers.ts';
import { minMax } from '../../base/numbers/min-max.ts';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { type Grant, itemGrant, scarce } from '../../base/sections/grants.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';
import { COUPON_TIME_MIN_MS, TEMPLATES_MAX, USES_MAX } from './limits.ts';
import { normaliseCouponPrize, couponPrizeSchema } from './prize.ts';

/** Whether members may make coupons with their own money, and for how much. */
export const couponRulesSchema = z.strictObject({
  byMembers: labelled({ en: 'Member coupons', ru: 'Купоны участников' }, z.boolean()),
  /** The sum over all redemptions of a coupon. */
  total: labelled({ en: 'Money in a coupon', ru: 'Сумма купона' }, minMax(positiveInteger)),
});
export type CouponRules = z.infer<typeof couponRulesSchema>;

export const couponRulesSection = defineSection({
  name: 'couponRules',
  title: { en: 'Coupons', ru: 'Купоны' },
  tab: 'economy',
  summary: 'Choose whether members may make coupons of their own money',
  schema: couponRulesSchema,
  initial: { byMembers: false, total: { min: 10, max: 100_000 } },
  features: { memberCoupons: ({ byMembers }) => ({ on: byMembers, count: null }) },
});

const notTooShort = z.refine<number>((ms) => ms >= COUPON_TIME_MIN_MS, { error: issueCode('durationTooShort') });

/** How often a coupon may be used in all; null for unlimited. */
export const usesSchema = z.nullable(
  positiveInteger.check(
    z.refine<number>((uses) => uses <= USES_MAX, { error: issueCode('tooBig'), params: { max: USES_MAX } }),
  ),
);

/** The fields every coupon has, wherever it is made or stored. */
export const couponTerms = {
  /** For managers; also the title of the posted message. */
  name: labelled('name', nameSchema),
  prize: labelled({ en: 'Prize', ru: 'Приз' }, couponPrizeSchema),
  uses: labelled({ en: 'Uses', ru: 'Использований' }, usesSchema),
  /** Only members with this role may use the coupon. */
  requiredRole: labelled({ en: 'Only for the role', ru: 'Только для роли' }, z.nullable(snowflake)),
};

/** A preset for new coupons: everything but the code. */
export const couponTemplateSchema = z.strictObject({
  ...couponTerms,
  /** How long it is valid from its creation, in milliseconds; null for no end. */
  lasts: labelled({ en: 'Valid for', ru: 'Действует' }, z.nullable(durationSchema().check(notTooShort))),
});
export type CouponTemplate = z.infer<typeof couponTemplateSchema>;

const couponTemplatesSchema = namedList(couponTemplateSchema, 'couponNameTaken').check(
  z.refine((templates) => templates.length <= TEMPLATES_MAX, {
    error: issueCode('listTooLong'),
    params: { max: TEMPLATES_MAX },
  }),
);

export const couponTemplatesSection = defineSection({
  name: 'couponTemplates',
  title: { en: 'Coupon templates', ru: 'Шаблоны купонов' },
  tab: 'economy',
  summary: 'Save the templates of coupons',
  schema: couponTemplatesSchema,
  initial: [],
  normalise: (templates) =>
    templates.map((template) => ({
      ...template,
      name: template.name.trim(),
      prize: normaliseCouponPrize(template.prize),
    })),
  followItem: (templates, renamed) =>
    templates.map(({ prize, ...template }) => ({
      ...template,
      prize: { ...prize, item: itemNameAfter(renamed, prize.item) },
    })),
  references: (templates) =>
    templates.flatMap(({ prize, requiredRole }, index) => [
      ...(requiredRole === null ? [] : [{ kind: 'role' as const, id: requiredRole, path: `${index}.requiredRole` }]),
      ...(prize.role === null
        ? []
        : [{ kind: 'role' as const, id: prize.role, path: `${index}.prize.role`, isGiven: true }]),
    ]),
  grants: (templates) => templates.flatMap((template, index) => grantsOf(template, String(index))),
});

function grantsOf({ name, prize, uses, requiredRole, lasts }: CouponTemplate, path: string): Grant[] {
  const entry = nameKey(name);
  const guards = {
    uses: scarce(`${path}.uses`, uses),
    requiredRole: { path: `${path}.requiredRole`, roles: requiredRole === null ? [] : [requiredRole] },
    lasts: scarce(`${path}.lasts`, lasts),
    roleDuration: scarce(`${path}.prize.roleDuration`, prize.roleDuration),
    amount: scarce(`${path}.prize.amount`, prize.amount),
  };
  const { kind, role, item } = prize;
  const roles: Grant[] =
    role === null ? [] : [{ kind: 'giveRole', id: role, path: `${path}.prize.role`, entry, guards }];
  return [...roles, ...itemGrant(kind === 'item' ? item : '', { path: `${path}.prize.item`, entry, guards })];
}
