import * as z from 'zod/mini';
import { roleIdList } from '../ids/id-list.ts';
import { channelId } from '../ids/snowflake.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { NAME_MAX, nameSchema, uniqueNames } from '../names/name-schema.ts';
import { nonNegativeInteger, positiveInteger } from '../numbers/integers.ts';
import { field, withFacts } from '../schemas/field.ts';
import { atMost } from '../text/at-most.ts';
import { durationSchema } from '../time/duration-schema.ts';
import {
  GIVEAWAY_DESCRIPTION_MAX,
  GIVEAWAY_MAX_MS,
  GIVEAWAY_MIN_MS,
  PRIZE_TEXT_MAX,
  REQUIRED_DAYS_MAX,
  WINNERS_MAX,
} from './limits.ts';

/** What can be won: something in words, which people hand over themselves; money; pieces of an item of the shop. */
export const GIVEAWAY_PRIZE_KINDS = ['text', 'money', 'item'] as const;
export type GiveawayPrizeKind = (typeof GIVEAWAY_PRIZE_KINDS)[number];

/**
 * What each winner gets. Which of the fields count goes by the kind; the others are stored as they are here: `text` of
 * words, `amount` and `minted` of money, `item` and `amount` (pieces) of an item.
 */
export const giveawayPrizeSchema = z
  .strictObject({
    kind: field('type', withFacts(z.enum(GIVEAWAY_PRIZE_KINDS), { choices: 'prizeKind' })),
    text: field({ en: 'Prize', ru: 'Приз' }, z.string().check(atMost(PRIZE_TEXT_MAX, 'tooLong'))),
    /** For each winner. */
    amount: field({ en: 'Amount per winner', ru: 'Каждому победителю' }, positiveInteger),
    /** Whether the money is made for it; otherwise it is the manager's own, set aside from when the giveaway opens. */
    minted: field({ en: 'New money', ru: 'Новые деньги' }, z.boolean()),
    /** An item's name. */
    item: field({ en: 'Item', ru: 'Товар' }, z.string().check(atMost(NAME_MAX, 'nameTooLong'))),
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

/** What a giveaway is about; it may be changed while it runs. */
const aboutShape = {
  prize: field({ en: 'Prize', ru: 'Приз' }, giveawayPrizeSchema),
  /** In words of the manager's, below the prize; may be empty. */
  description: field('description', z.string().check(atMost(GIVEAWAY_DESCRIPTION_MAX, 'descriptionTooLong'))),
  winners: field({ en: 'Winners', ru: 'Победителей' }, winnersSchema),
  /** Only members with all of these may enter. */
  requiredRoles: field('requiredRoles', roleIdList),
  requiredXp: field('requiredXp', nonNegativeInteger),
  /** Days since they joined the server; 0 asks for none. */
  requiredDays: field({ en: 'Days on the server', ru: 'Дней на сервере' }, daysSchema),
};
export const giveawayAbout = z.strictObject(aboutShape);
export type GiveawayAbout = z.infer<typeof giveawayAbout>;

/** A giveaway to be repeated. */
export const giveawayTemplateSchema = z.strictObject({
  name: field('name', nameSchema),
  /** Null where it is chosen each time. */
  channel: field('channel', z.nullable(channelId)),
  ...aboutShape,
  /** Milliseconds from its opening to its end. */
  duration: field({ en: 'Runs for', ru: 'Длится' }, withFacts(runningTime, { unit: 'ms' })),
});
export type GiveawayTemplate = z.infer<typeof giveawayTemplateSchema>;

/** All templates of a guild, in the order they were made. */
export const giveawayTemplatesSchema = z.array(giveawayTemplateSchema).check(uniqueNames('templateNameTaken'));

/** A moment with its offset, or of the clock on the server's wall: `2026-12-31T18:00`, in the zone of its settings. */
const endSchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/, {
    error: issueCode('dateInvalid'),
  }),
);

const whenShape = {
  /** Milliseconds from its opening; null where it ends at a moment. */
  duration: z.nullable(runningTime),
  endsAt: z.nullable(endSchema),
};

const hasOneEnd = z.refine<{ duration: number | null; endsAt: string | null }>(
  ({ duration, endsAt }) => (duration === null) !== (endsAt === null),
  { path: ['endsAt'], error: issueCode('required') },
);

/** A giveaway as it is entered: it runs for so long, or ends at a moment. */
export const giveawayInput = z.strictObject({ channel: channelId, ...aboutShape, ...whenShape }).check(hasOneEnd);
export type GiveawayInput = z.infer<typeof giveawayInput>;

/** The same for a new one, which may stay a draft. */
export const newGiveawayInput = z.strictObject({ ...giveawayInput.shape, isDraft: z.boolean() }).check(hasOneEnd);

/** What a new one starts with. */
export const NEW_GIVEAWAY: GiveawayAbout & { duration: number } = {
  prize: { kind: 'text', text: '', amount: 1, minted: false, item: '' },
  description: '',
  winners: 1,
  requiredRoles: [],
  requiredXp: 0,
  requiredDays: 0,
  duration: 24 * 60 * 60 * 1000,
};
