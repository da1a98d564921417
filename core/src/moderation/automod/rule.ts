import * as z from 'zod/mini';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { channelIdList, roleIdList } from '../../base/ids/id-list.ts';
import { channelId } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { nonNegativeInteger } from '../../base/numbers/integers.ts';
import { templateSchema } from '../../base/messages/custom-message.ts';
import { punishmentSchema } from '../punishments/punishment.ts';
import { withDefault } from '../../base/schemas/with-default.ts';
import type { AutomodOption } from './options.ts';

export type RuleOptions = Record<string, AutomodOption>;

/** Parts of a schema, each with the value used where it is left out. */
type Described = Record<string, { schema: z.ZodMiniType; initial: unknown }>;

/** The last moment every part of the product can represent: the end of the year 9999. */
const MOMENT_MAX = 253_402_300_799_999;

const trialEnd = nonNegativeInteger.check(z.lte(MOMENT_MAX, { error: issueCode('invalid') }));

/** What is posted when a rule was broken; channel null means the channel of the message. */
const messageSchema = z.strictObject({
  enabled: labelled('enabled', z.boolean()),
  channel: labelled('channel', z.nullable(channelId)),
  template: labelled('template', withDefault(templateSchema, '')),
});

const rulePunishmentSchema = z.strictObject({ enabled: labelled('enabled', z.boolean()), ...punishmentSchema.shape });

/** Authors' roles and channels that the rule leaves alone. */
const whitelistSchema = z.strictObject({
  roles: labelled({ en: 'Roles', ru: 'Роли' }, roleIdList),
  channels: labelled('channels', channelIdList),
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
    enabled: labelled('enabled', z.boolean()),
    logOnly: labelled({ en: 'Log only', ru: 'Только журнал' }, withDefault(z.boolean(), false)),
    logOnlyUntil: labelled({ en: 'On trial until', ru: 'Пробный период до' }, withDefault(z.nullable(trialEnd), null)),
    deleteMessages: labelled({ en: 'Delete messages', ru: 'Удалять сообщения' }, z.boolean()),
    options: labelled({ en: 'Options', ru: 'Параметры' }, optionsSchema(options)),
    message: labelled('message', messageSchema),
    punishment: labelled('punishment', rulePunishmentSchema),
    whitelist: labelled({ en: 'Exceptions', ru: 'Исключения' }, whitelistSchema),
  });
  return { name, about, options, schema: labelled(name, schema), initial: { ...COMMON, options: initialOf(options) } };
}

/** The values of a rule's own options. */
type OptionValues<Options extends RuleOptions> = { -readonly [Name in keyof Options]: Options[Name]['initial'] };

function optionsSchema<Options extends RuleOptions>(
  options: Options,
): z.ZodMiniType<OptionValues<Options>, OptionValues<Options>>;
function optionsSchema(options: RuleOptions): z.ZodMiniType {
  return withDefault<unknown>(z.strictObject(shapeOf(options)), initialOf(options));
}

/** The shape of an object with these parts; a part that is left out is stored as its initial value. */
export function shapeOf<Parts extends Described>(parts: Parts): { [Name in keyof Parts]: Parts[Name]['schema'] };
export function shapeOf(parts: Described): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { schema, initial }]) => [name, withDefault(schema, initial)]),
  );
}

/** The initial values of these parts. */
export function initialOf<Parts extends Described>(parts: Parts): { [Name in keyof Parts]: Parts[Name]['initial'] };
export function initialOf(parts: Described): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([name, { initial }]) => [name, initial]));
}
