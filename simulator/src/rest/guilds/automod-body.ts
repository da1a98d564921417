import {
  type Field,
  flag,
  integer,
  list,
  optional,
  readBody,
  refuseField,
  shape,
  snowflake,
  text,
} from '../../protocol/form-body.ts';
import { isGiven, type Json, type JsonObject } from '../../base/json.ts';
import {
  KEYWORD,
  KEYWORD_PRESET,
  MEMBER_PROFILE,
  MENTION_SPAM,
  SPAM,
  toPattern,
} from '../../world/moderation/automod-match.ts';
import type { AutomodAction } from '../../state/guild-parts.ts';
import { maybe, oneOf } from '../components/fields.ts';

/** Limits from the resource "Auto Moderation". */
const KEYWORDS_MAX = 1_000;
const KEYWORD_LENGTH = 60;
const PATTERNS_MAX = 10;
const PATTERN_LENGTH = 260;
const ALLOWED_MAX = 100;
const PRESET_ALLOWED_MAX = 1_000;
const MENTIONS_MAX = 50;
const TIMEOUT_MAX_SECONDS = 2_419_200;
const CUSTOM_MESSAGE_MAX = 150;

const BLOCK = 1;
const ALERT = 2;
const TIMEOUT = 3;
const BLOCK_MEMBER = 4;

const words = (max: number) => maybe(list(text({ min: 1, max: KEYWORD_LENGTH }), { max }));
const pattern: Field<string> = (value, fail) => {
  const source = text({ min: 1, max: PATTERN_LENGTH })(value, fail);
  if (toPattern(source) === undefined) fail('STRING_TYPE_REGEX', 'String value did not match validation regex.');
  return source;
};
const keywordMetadata = shape({
  keyword_filter: words(KEYWORDS_MAX),
  regex_patterns: maybe(list(pattern, { max: PATTERNS_MAX })),
  allow_list: words(ALLOWED_MAX),
});
const presetMetadata = shape({
  presets: maybe(list(integer({ min: 1, max: 3 }))),
  allow_list: words(PRESET_ALLOWED_MAX),
});
const mentionMetadata = shape({
  mention_total_limit: maybe(integer({ min: 0, max: MENTIONS_MAX })),
  mention_raid_protection_enabled: maybe(flag),
});

/** The trigger metadata of a rule of that type, with defaults filled in. */
export function readMetadata(triggerType: number, value: Json | undefined): JsonObject {
  const sent = isGiven(value) ? value : {};
  const place = ['trigger_metadata'];
  if (triggerType === MENTION_SPAM) {
    const read = readBody(sent, mentionMetadata, place);
    return {
      mention_total_limit: read.mention_total_limit ?? 0,
      mention_raid_protection_enabled: read.mention_raid_protection_enabled ?? false,
    };
  }
  if (triggerType === KEYWORD_PRESET) {
    const read = readBody(sent, presetMetadata, place);
    return { presets: read.presets ?? [], allow_list: read.allow_list ?? [] };
  }
  if (triggerType === SPAM) return {};
  const read = readBody(sent, keywordMetadata, place);
  return {
    keyword_filter: read.keyword_filter ?? [],
    regex_patterns: read.regex_patterns ?? [],
    allow_list: read.allow_list ?? [],
  };
}

const action = shape({
  type: oneOf(BLOCK, ALERT, TIMEOUT, BLOCK_MEMBER),
  metadata: maybe(
    shape({
      channel_id: maybe(snowflake),
      duration_seconds: maybe(integer({ min: 0, max: TIMEOUT_MAX_SECONDS })),
      custom_message: maybe(text({ max: CUSTOM_MESSAGE_MAX })),
    }),
  ),
});
const common = {
  actions: maybe(list(action, { min: 1, max: 5 })),
  enabled: maybe(flag),
  exempt_roles: maybe(list(snowflake, { max: 20 })),
  exempt_channels: maybe(list(snowflake, { max: 50 })),
};
export const newRule = shape({
  ...common,
  name: text({ min: 1, max: 100 }),
  event_type: oneOf(1, 2),
  trigger_type: oneOf(KEYWORD, SPAM, KEYWORD_PRESET, MENTION_SPAM, MEMBER_PROFILE),
  actions: list(action, { min: 1, max: 5 }),
});
export const ruleChanges = shape({
  ...common,
  name: optional(text({ min: 1, max: 100 })),
  event_type: maybe(oneOf(1, 2)),
});

/** Each action at most once, with the metadata it needs; timeouts only for the trigger types that allow them. */
export function toActions(triggerType: number, sent: ReturnType<typeof action>[]): AutomodAction[] {
  const types = sent.map(({ type }) => type);
  const repeated = types.findIndex((type, index) => types.indexOf(type) < index);
  if (repeated >= 0) {
    const place = ['actions', String(repeated), 'type'];
    refuseField(place, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
  }
  return sent.map(({ type, metadata }, index): AutomodAction => {
    const place = ['actions', String(index), 'metadata'];
    const { channel_id: channelId, duration_seconds: seconds, custom_message: message } = metadata ?? {};
    if (type === ALERT) {
      if (!channelId) return refuseField([...place, 'channel_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
      return { type, metadata: { channel_id: channelId } };
    }
    if (type === TIMEOUT) {
      if (triggerType !== KEYWORD && triggerType !== MENTION_SPAM) {
        const allowed = `Value must be one of (${BLOCK}, ${ALERT}).`;
        return refuseField(['actions', String(index), 'type'], 'BASE_TYPE_CHOICES', allowed);
      }
      if (!isGiven(seconds))
        return refuseField([...place, 'duration_seconds'], 'BASE_TYPE_REQUIRED', 'This field is required');
      return { type, metadata: { duration_seconds: seconds } };
    }
    return { type, metadata: message ? { custom_message: message } : {} };
  });
}
