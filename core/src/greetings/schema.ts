import * as z from 'zod/mini';
import { identifiedBy, labelled } from '../base/schemas/field-metadata.ts';
import { issueCode } from '../base/issues/issue-codes.ts';
import { GUILD_ROLES_MAX, roleIdList } from '../base/ids/id-list.ts';
import { DANGEROUS_PERMISSIONS } from '../base/permissions/dangerous-permissions.ts';
import { channelId, snowflake } from '../base/ids/snowflake.ts';
import { nonNegativeInteger } from '../base/numbers/integers.ts';
import { customMessageSchema, DEFAULT_MESSAGE, messageDraftSchema } from '../base/messages/custom-message.ts';
import { withDefault } from '../base/schemas/with-default.ts';
import { DEFAULT_PICTURE, welcomePictureSchema } from './picture.ts';

/** The greetings that are posted in a channel. */
export const CHANNEL_GREETINGS = ['join', 'leave'] as const;
export type ChannelGreetingName = (typeof CHANNEL_GREETINGS)[number];

const channelGreetingSchema = z.strictObject({
  ...customMessageSchema.shape,
  channel: labelled('channel', z.nullable(channelId)),
});
export type ChannelGreeting = z.infer<typeof channelGreetingSchema>;

/** All greetings that can be tested. */
export const GREETING_NAMES = [...CHANNEL_GREETINGS, 'dm'] as const;
export type GreetingName = (typeof GREETING_NAMES)[number];

/** A greeting as edited in the form, for testing; fields that a greeting does not have are left out. */
export const greetingDraftSchema = z.strictObject({
  ...messageDraftSchema.shape,
  channel: withDefault(z.nullable(channelId), null),
  picture: withDefault(welcomePictureSchema, DEFAULT_PICTURE),
});
export type GreetingDraft = z.infer<typeof greetingDraftSchema>;

const joinGreetingSchema = z.strictObject({
  ...channelGreetingSchema.shape,
  picture: labelled(
    { en: 'Welcome picture', ru: 'Картинка с приветствием' },
    withDefault(welcomePictureSchema, DEFAULT_PICTURE),
  ),
});
export type JoinGreeting = z.infer<typeof joinGreetingSchema>;

/** Most messages per minute that can be set for a greeting; 0 sets no limit. */
export const PER_MINUTE_MAX = 40;
const PER_MINUTE_DEFAULT = 20;

const perMinuteSchema = nonNegativeInteger.check(z.lte(PER_MINUTE_MAX, { error: issueCode('tooBig') }));

const confirmedRoleSchema = z.strictObject({
  id: labelled({ en: 'Role', ru: 'Роль' }, snowflake),
  permissions: labelled({ en: 'Permissions', ru: 'Права' }, z.array(z.enum(DANGEROUS_PERMISSIONS))),
});

/** The messages on joining and leaving, and the roles given on joining (docs/rules/greetings.md#sections). */
export const greetingsSchema = z.strictObject({
  join: labelled({ en: 'Join message', ru: 'Вход на сервер' }, joinGreetingSchema),
  leave: labelled({ en: 'Leave message', ru: 'Выход с сервера' }, channelGreetingSchema),
  /** Sent to the new member by direct message. */
  dm: labelled({ en: 'Direct message', ru: 'Личное сообщение' }, customMessageSchema),
  joinRoles: labelled({ en: 'Roles on join', ru: 'Роли при входе' }, roleIdList),
  /** Roles on join that were confirmed with these dangerous permissions; with others they are not given. */
  confirmedRoles: labelled(
    { en: 'Confirmed roles', ru: 'Подтверждённые роли' },
    withDefault(
      identifiedBy('id', z.array(confirmedRoleSchema).check(z.maxLength(GUILD_ROLES_MAX, issueCode('listTooLong')))),
      [],
    ),
  ),
  /**
   * Members who have to pass the platform's membership screening are greeted after it: they would not see an earlier
   * mention.
   */
  afterScreening: labelled(
    { en: 'Greet after screening', ru: 'Приветствовать после проверки' },
    withDefault(z.boolean(), true),
  ),
  /** Members beyond the limit are summed up in one line; 0 for no limit. */
  perMinute: labelled(
    { en: 'Greetings per minute', ru: 'Приветствий в минуту' },
    withDefault(perMinuteSchema, PER_MINUTE_DEFAULT),
  ),
});
export type Greetings = z.infer<typeof greetingsSchema>;

const DEFAULT_CHANNEL_GREETING: ChannelGreeting = { ...DEFAULT_MESSAGE, channel: null };

export const DEFAULT_GREETINGS: Greetings = {
  join: { ...DEFAULT_CHANNEL_GREETING, picture: DEFAULT_PICTURE },
  leave: DEFAULT_CHANNEL_GREETING,
  dm: DEFAULT_MESSAGE,
  joinRoles: [],
  confirmedRoles: [],
  afterScreening: true,
  perMinute: PER_MINUTE_DEFAULT,
};

const channelWhenOn = () =>
  z.refine<ChannelGreeting>(({ enabled, channel }) => !enabled || channel !== null, {
    path: ['channel'],
    error: issueCode('channelRequired'),
  });

/**
 * The schema of the page's form, in which an enabled greeting needs its channel (docs/rules/greetings.md#saving). The
 * API accepts one without a channel and switches it off (docs/rules/greetings.md#saving).
 */
export const enteredGreetingsSchema = z.strictObject({
  ...greetingsSchema.shape,
  join: joinGreetingSchema.check(channelWhenOn()),
  leave: channelGreetingSchema.check(channelWhenOn()),
});
