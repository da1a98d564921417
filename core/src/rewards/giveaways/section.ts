import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { nameKey } from '../../base/names/name-key.ts';
import { itemNameAfter } from '../../base/names/renamed-item.ts';
import { labelled, withMetadata } from '../../base/schemas/field-metadata.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { referencesAt, writtenTo } from '../../base/sections/references.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';
import { grantsOfGiveaway } from './grants.ts';
import { CLAIM_MAX_MS, CLAIM_MIN_MS } from './limits.ts';
import { normaliseAbout } from './normalise.ts';
import { giveawayTemplatesSchema } from './schema.ts';

export const giveawayTemplatesSection = defineSection({
  name: 'giveawayTemplates',
  title: { en: 'Giveaway templates', ru: 'Шаблоны розыгрышей' },
  tab: 'economy',
  summary: 'Save the giveaways that can be repeated',
  schema: giveawayTemplatesSchema,
  initial: [],
  normalise: (templates) => templates.map((each) => ({ ...normaliseAbout(each), name: each.name.trim() })),
  followItem: (templates, renamed) =>
    templates.map(({ prize, ...template }) => ({
      ...template,
      prize: { ...prize, item: itemNameAfter(renamed, prize.item) },
    })),
  references: (templates) =>
    templates.flatMap(({ channel, requiredRoles }, index) => [
      ...writtenTo(`${index}.channel`, channel),
      ...referencesAt('role', `${index}.requiredRoles`, requiredRoles),
    ]),
  grants: (templates) =>
    templates.flatMap((template, index) => grantsOfGiveaway(template, `${index}.`, nameKey(template.name))),
  limited: (templates) => ({ kind: 'giveaways', count: templates.length }),
});

const claimSchema = durationSchema(CLAIM_MAX_MS).check(z.gte(CLAIM_MIN_MS, { error: issueCode('durationTooShort') }));

/** Rules for all giveaways of a server. */
export const giveawayRulesSchema = z.strictObject({
  /**
   * How long winners have to press "Claim", in milliseconds, before the prize is drawn again; null where they get it at
   * once.
   */
  claimWithin: labelled(
    { en: 'Prizes are claimed within', ru: 'Приз нужно забрать за' },
    z.nullable(withMetadata(claimSchema, { unit: 'ms' })),
  ),
});
export type GiveawayRules = z.infer<typeof giveawayRulesSchema>;

export const giveawayRulesSection = defineSection({
  name: 'giveawayRules',
  title: { en: 'Giveaways', ru: 'Розыгрыши' },
  tab: 'economy',
  summary: 'Save what goes for all giveaways',
  schema: giveawayRulesSchema,
  initial: { claimWithin: null },
});
