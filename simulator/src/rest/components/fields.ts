import {
  type Field,
  flag,
  integer,
  list,
  nullable,
  optional,
  record,
  shape,
  snowflake,
  text,
} from '../../protocol/form-body.ts';
import type { JsonObject } from '../../base/json.ts';
import { isUnicodeEmoji } from '../../world/reactions.ts';

/** Limits from the reference "Components". */
export const customId = text({ min: 1, max: 100 });
const VALUES_MAX = 25;

/** Fields every component may have. */
export const base = { type: integer(), id: optional(nullable(integer({ min: 0 }))) };

/** A field that may be absent or null. */
export function maybe<T>(field: Field<T>): Field<T | null | undefined> {
  return optional(nullable(field));
}

/** One of these values. */
export function oneOf(...choices: number[]): Field<number> {
  return (value, fail) => {
    const number = integer()(value, fail);
    if (choices.includes(number)) return number;
    return fail('BASE_TYPE_CHOICES', `Value must be one of (${choices.join(', ')}).`);
  };
}

/** A component of one of these types. */
export function byType(kinds: Record<number, Field<JsonObject>>): Field<JsonObject> {
  const types = Object.keys(kinds).join(', ');
  return (value, fail) => {
    const { type } = record(value, fail);
    const kind = typeof type === 'number' ? kinds[type] : undefined;
    if (kind !== undefined) return kind(value, fail);
    return fail('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${types}).`);
  };
}

/** Reads the fields and fills in `presets` for those that are absent or null. */
export function component(
  fields: Record<string, Field<JsonObject[string] | object>>,
  presets: JsonObject = {},
  check?: (component: JsonObject, fail: Parameters<Field<unknown>>[1]) => void,
): Field<JsonObject> {
  const read = shape({ ...base, ...fields });
  return (value, fail) => {
    const stored = { ...presets, ...withoutEmpty(read(value, fail)) };
    check?.(stored, fail);
    return stored;
  };
}

/** A copy without absent or null fields. */
export function withoutEmpty(value: object): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(value));
  return Object.fromEntries(Object.entries(copy).filter(([, entry]) => entry !== null));
}

const emojiFields = shape({ id: maybe(snowflake), name: maybe(text({ max: 32 })), animated: maybe(flag) });
/** A component's emoji: a custom one by id, or a Unicode emoji. */
export const componentEmoji: Field<JsonObject> = (value, fail) => {
  const { id, name, ...rest } = emojiFields(value, fail);
  const isKnown = (id !== null && id !== undefined) || (typeof name === 'string' && isUnicodeEmoji(name));
  if (!isKnown) return refuseEmoji(fail);
  return withoutEmpty({ id, name: name ?? '_', ...rest });
};

function refuseEmoji(fail: Parameters<Field<unknown>>[1]): never {
  const refuse = () => fail('BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  shape({ name: refuse })({}, fail);
  return refuse();
}

/** Fields common to all selects. */
export const selectFields = {
  custom_id: customId,
  placeholder: maybe(text({ max: 150 })),
  min_values: maybe(integer({ min: 0, max: VALUES_MAX })),
  max_values: maybe(integer({ min: 1, max: VALUES_MAX })),
  disabled: maybe(flag),
  required: maybe(flag),
};
export const SELECT_PRESETS = { min_values: 1, max_values: 1 } as const;

/** The initially selected ids of a select: users, roles or channels. */
export function defaultValues(...types: ('user' | 'role' | 'channel')[]): Field<JsonObject[] | null | undefined> {
  const kind = text({ pattern: new RegExp(`^(${types.join('|')})$`) });
  return maybe(list(shape({ id: snowflake, type: kind }), { max: VALUES_MAX }));
}

/** Refuses a minimum above the maximum, and a maximum above the number of options. */
export function checkRange(select: JsonObject, fail: Parameters<Field<unknown>>[1]): void {
  const { min_values: min, max_values: max, options, default_values: defaults } = select;
  const refuse = () => fail('COMPONENT_VALIDATION_FAILED', 'Component validation failed');
  if (Number(min) > Number(max)) refuse();
  if (Array.isArray(options) && Number(max) > options.length && options.length > 0) refuse();
  if (Array.isArray(defaults) && defaults.length > Number(max)) {
    const message = 'The specified number of default values exceeds the specified maximum values';
    fail('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', message);
  }
}
