import * as z from 'zod/mini';
import { roleIdList } from '../../base/ids/id-list.ts';
import { channelId } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { NAME_MAX, namedList, nameSchema } from '../../base/names/name-schema.ts';
import { nonNegativeInteger, positiveInteger } from '../../base/numbers/integers.ts';
import { choiceSchema } from '../../base/schemas/choice-schema.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { labelled, withMetadata } from '../../base/schemas/field-metadata.ts';
import { atMost } from '../../base/text/at-most.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';
import {
  GIVEAWAY_DESCRIPTION_MAX,
  GIVEAWAY_MAX_MS,
  GIVEAWAY_MIN_MS,
  PRIZE_TEXT_MAX,
  REQUIRED_DAYS_MAX,
  WINNERS_MAX,
} from './limits.ts';

/** What can be won: something described in words and handed over by people, money, or pieces of a shop item. */
export const GIVEAWAY_PRIZE_KINDS = ['text', 'money', 'item'] as const;
export type GiveawayPrizeKind = (typeof GIVEAWAY_PRIZE_KINDS)[number];

/** The names of these kinds. */
export const GIVEAWAY_PRIZE_NAMES: Readonly<Record<GiveawayPrizeKind, DisplayName>> = {
  text: { en: 'Custom prize', ru: 'Свой приз' },
  money: { en: 'Money', ru: 'Деньги' },
  item: { en: 'Shop item', ru: 'Товар магазина' },
};

/**
 * What each winner gets. The kind decides which fields count: `text` for words, `amount` and `minted` for money, `item`
 * and `amount` (pieces) for an item. Other fields are stored unchanged here.
 */
export const giveawayPrizeSchema = z
  .strictObject({
    kind: labelled('type', choiceSchema(GIVEAWAY_PRIZE_KINDS, GIVEAWAY_PRIZE_NAMES)),
    text: labelled({ en: 'Prize', ru: 'Приз' }, z.string().check(atMost(PRIZE_TEXT_MAX, 'tooLong'))),
    /** For each winner. */
    amount: labelled({ en: 'Amount per winner', ru: 'Каждому победителю' }, positiveInteger),
    /**
     * Whether the money is newly created; otherwise it is the manager's own, held in escrow once the giveaway opens.
     */
    minted: labelled({ en: 'New money', ru: 'Новые деньги' }, z.boolean()),
    /** The item's name. */
    item: labelled({ en: 'Item', ru: 'Товар' }, z.string().check(atMost(NAME_MAX, 'nameTooLong'))),
  })
  .check(
    z.refine(({ kind, text }) => kind !== 'text' || text.trim() !== '', {
      path: ['text'],
      error: issueCode('required'),
    }),
    z.refine(({ kind, item }) => kind !== 'item' || item.trim() !== '', {
      path: ['item'],
      error: issueCode('required'),
    }),
  );
export type GiveawayPrize = z.infer<typeof giveawayPrizeSchema>;

const winnersSchema = positiveInteger.check(z.lte(WINNERS_MAX, { error: issueCode('tooBig') }));
const daysSchema = nonNegativeInteger.check(z.lte(REQUIRED_DAYS_MAX, { error: issueCode('tooBig') }));
const runningTime = durationSchema(GIVEAWAY_MAX_MS).check(
  z.gte(GIVEAWAY_MIN_MS, { error: issueCode('durationTooShort') }),
);

/** The content of a giveaway, which may be changed while it runs. */
const aboutShape = {
  prize: labelled({ en: 'Prize', ru: 'Приз' }, giveawayPrizeSchema),
  /** The manager's own text below the prize; may be empty. */
  description: labelled('description', z.string().check(atMost(GIVEAWAY_DESCRIPTION_MAX, 'descriptionTooLong'))),
  winners: labelled({ en: 'Winners', ru: 'Победителей' }, winnersSchema),
  /** A member needs all of these roles to enter. */
  requiredRoles: labelled('requiredRoles', roleIdList),
  requiredXp: labelled('requiredXp', nonNegativeInteger),
  /** Days since joining the server; 0 for no requirement. */
  requiredDays: labelled({ en: 'Days on the server', ru: 'Дней на сервере' }, daysSchema),
};
export const giveawayAbout = z.strictObject(aboutShape);
export type GiveawayAbout = z.infer<typeof giveawayAbout>;

/** A template for repeated giveaways. */
export const giveawayTemplateSchema = z.strictObject({
  name: labelled('name', nameSchema),
  /** Null where it is chosen each time. */
  channel: labelled('channel', z.nullable(channelId)),
  ...aboutShape,
  /** Milliseconds from opening to end. */
  duration: labelled({ en: 'Runs for', ru: 'Длится' }, withMetadata(runningTime, { unit: 'ms' })),
});
export type GiveawayTemplate = z.infer<typeof giveawayTemplateSchema>;

/** All templates of a guild, in creation order. */
export const giveawayTemplatesSchema = namedList(giveawayTemplateSchema, 'templateNameTaken');

/** A moment with an offset, or local time in the server's time zone: `2026-12-31T18:00`. */
const endSchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/, {
    error: issueCode('dateInvalid'),
  }),
);

const endShape = {
  /** Milliseconds from opening; null where `endsAt` is set. */
  duration: z.nullable(runningTime),
  endsAt: z.nullable(endSchema),
};

const hasOneEnd = z.refine<{ duration: number | null; endsAt: string | null }>(
  ({ duration, endsAt }) => (duration === null) !== (endsAt === null),
  { path: ['endsAt'], error: issueCode('required') },
);

/** A giveaway as submitted, with either a duration or an end. */
export const giveawayInput = z.strictObject({ channel: channelId, ...aboutShape, ...endShape }).check(hasOneEnd);
export type GiveawayInput = z.infer<typeof giveawayInput>;

/** A new giveaway as submitted, which may stay a draft. */
export const newGiveawayInput = z.strictObject({ ...giveawayInput.shape, isDraft: z.boolean() }).check(hasOneEnd);

/** The initial values of the form for a new giveaway. */
export const NEW_GIVEAWAY: GiveawayAbout & { duration: number } = {
  prize: { kind: 'text', text: '', amount: 1, minted: false, item: '' },
  description: '',
  winners: 1,
  requiredRoles: [],
  requiredXp: 0,
  requiredDays: 0,
  duration: 24 * 60 * 60 * 1000,
};
