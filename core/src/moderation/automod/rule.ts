import * as z from 'zod/mini';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { field } from '../../base/schemas/field.ts';
import { channelIdList, roleIdList } from '../../base/ids/id-list.ts';
import { channelId } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { nonNegativeInteger } from '../../base/numbers/integers.ts';
import { templateSchema } from '../../base/messages/custom-message.ts';
import { punishmentSchema } from '../punishments/punishment.ts';
import { part } from '../../base/schemas/part.ts';
import type { AutomodOption } from './options.ts';

export type RuleOptions = Record<string, AutomodOption>;

/** Parts of a schema, each with the value used where it is left out. */
type Described = Record<string, { schema: z.ZodMiniType; initial: unknown }>;

/** The last moment every part of the product can represent: the end of the year 9999. */
const MOMENT_MAX = 253_402_300_799_999;

const trialEnd = nonNegativeInteger.check(z.lte(MOMENT_MAX, { error: issueCode('invalid') }));

/** What is posted when a rule was broken; channel null means the channel of the message. */
const messageSchema = z.strictObject({
  enabled: field('enabled', z.boolean()),
  channel: field('channel', z.nullable(channelId)),
  template: field('template', part(templateSchema, '')),
});

const rulePunishmentSchema = z.strictObject({ enabled: field('enabled', z.boolean()), ...punishmentSchema.shape });

/** Authors' roles and channels that the rule leaves alone. */
const whitelistSchema = z.strictObject({
  roles: field({ en: 'Roles', ru: 'Роли' }, roleIdList),
  channels: field('channels', channelIdList),
});

/** What every rule has besides its own options (docs/rules/automod.md#what-every-rule-has), with the initial values. */
const COMMON = {
  enabled: false,
  /** The rule only logs what it would have done. */
  logOnly: false,
  /** Log only until then, in milliseconds since 1970; afterwards the rule acts. Null for a rule not on trial. */
  logOnlyUntil: null,
  deleteMessages: true,
  message: { enabled: false, channel: null, template: '' },
  punishment: { enabled: false, type: 'warn' as const, duration: 0, reason: '' },
  whitelist: { roles: [], channels: [] },
};

/** What a rule checks; one about joins has no message to delete, answer or make exceptions for. */
export type RuleSubject = 'messages' | 'joins';

/** Defines a rule of the catalogue: its own options, the schema of its settings, and their initial values. */
export function defineRule<const Options extends RuleOptions>(
  name: DisplayName,
  options: Options,
  { about = 'messages' }: { about?: RuleSubject } = {},
) {
  const schema = z.strictObject({
    enabled: field('enabled', z.boolean()),
    logOnly: field({ en: 'Log only', ru: 'Только журнал' }, part(z.boolean(), false)),
    logOnlyUntil: field({ en: 'On trial until', ru: 'Пробный период до' }, part(z.nullable(trialEnd), null)),
    deleteMessages: field({ en: 'Delete messages', ru: 'Удалять сообщения' }, z.boolean()),
    options: field({ en: 'Options', ru: 'Параметры' }, optionsSchema(options)),
    message: field('message', messageSchema),
    punishment: field('punishment', rulePunishmentSchema),
    whitelist: field({ en: 'Exceptions', ru: 'Исключения' }, whitelistSchema),
  });
  return { name, about, options, schema: field(name, schema), initial: { ...COMMON, options: initialOf(options) } };
}

/** The values of a rule's own options. */
type OptionValues<Options extends RuleOptions> = { -readonly [Name in keyof Options]: Options[Name]['initial'] };

function optionsSchema<Options extends RuleOptions>(
  options: Options,
): z.ZodMiniType<OptionValues<Options>, OptionValues<Options>>;
function optionsSchema(options: RuleOptions): z.ZodMiniType {
  return part<unknown>(z.strictObject(shapeOf(options)), initialOf(options));
}

/** The shape of an object with these parts; a part that is left out is stored as its initial value. */
export function shapeOf<Parts extends Described>(parts: Parts): { [Name in keyof Parts]: Parts[Name]['schema'] };
export function shapeOf(parts: Described): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(parts).map(([name, { schema, initial }]) => [name, part(schema, initial)]));
}

/** The initial values of these parts. */
export function initialOf<Parts extends Described>(parts: Parts): { [Name in keyof Parts]: Parts[Name]['initial'] };
export function initialOf(parts: Described): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([name, { initial }]) => [name, initial]));
}
