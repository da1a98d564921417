import { type Field, list, record } from '../http/form-body.ts';
import { isObject, type JsonObject } from '../json.ts';

/** "Max 40 components" of a message (reference "Components"). */
const COMPONENTS_MAX = 40;
const ROW = 1;
const ROW_BUTTONS_MAX = 5;
const CUSTOM_ID_MAX = 100;

/** A message's components, numbered as the platform numbers those sent without an id: depth first, from 1. */
export const messageComponents: Field<JsonObject[]> = (value, fail) => {
  const rows = list(record, { max: COMPONENTS_MAX })(value, fail);
  const seen = new Set<string>();
  let last = 0;
  const number = (component: JsonObject): JsonObject => {
    last += 1;
    const { id = last, components, custom_id: customId, ...rest } = component;
    if (typeof component['type'] !== 'number') fail('BASE_TYPE_REQUIRED', 'This field is required');
    if (typeof customId === 'string') assertCustomId(customId, seen, fail);
    const inner = Array.isArray(components) ? components.filter(isObject) : undefined;
    if (component['type'] === ROW && (inner === undefined || inner.length < 1 || inner.length > ROW_BUTTONS_MAX)) {
      fail('BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${ROW_BUTTONS_MAX} in length.`);
    }
    return {
      ...rest,
      id,
      ...(customId === undefined ? {} : { custom_id: customId }),
      ...(inner === undefined ? {} : { components: inner.map(number) }),
    };
  };
  return rows.map(number);
};

function assertCustomId(customId: string, seen: Set<string>, fail: Parameters<Field<unknown>>[1]): void {
  if (customId.length > CUSTOM_ID_MAX) fail('BASE_TYPE_MAX_LENGTH', `Must be ${CUSTOM_ID_MAX} or fewer in length.`);
  if (seen.has(customId)) fail('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  seen.add(customId);
}
