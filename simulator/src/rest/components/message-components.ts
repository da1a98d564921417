import { failAt, type Field, list } from '../../protocol/form-body.ts';
import { asText, isObject, type Json, type JsonObject } from '../../base/json.ts';
import { classicTopLevel, topLevel } from './layout.ts';

type Fail = Parameters<Field<unknown>>[1];

/** "You can send up to 5 action rows" and, with V2, 40 components in all (reference "Components"). */
const ROWS_MAX = 5;
const COMPONENTS_MAX = 40;
/** "The total content of all text displays": 4,000 characters. */
const TEXT_TOTAL_MAX = 4_000;

/**
 * A message's components, completed as the platform does: components without an id are numbered depth first, from 1.
 */
export function messageComponents(isV2: boolean): Field<JsonObject[]> {
  const read = isV2 ? list(topLevel, { max: COMPONENTS_MAX }) : list(classicTopLevel, { max: ROWS_MAX });
  return (value, fail) => {
    const components = read(value, fail);
    assertTotals(components, fail);
    return numbered(components);
  };
}

function assertTotals(components: JsonObject[], fail: Fail): void {
  const all = components.flatMap(flatten);
  if (all.length > COMPONENTS_MAX) {
    fail('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `The total number of components cannot exceed ${COMPONENTS_MAX}`);
  }
  const length = all.reduce((total, { type, content }) => total + (type === 10 ? asText(content).length : 0), 0);
  if (length > TEXT_TOTAL_MAX) {
    fail(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${TEXT_TOTAL_MAX}`,
    );
  }
}

/** The component and everything inside it. */
export function flatten(component: JsonObject): JsonObject[] {
  const { components, accessory, component: labelled } = component;
  const inner = [...(Array.isArray(components) ? components : []), accessory, labelled].filter(isObject);
  return [component, ...inner.flatMap(flatten)];
}

/** Assigns missing ids, and refuses a custom id or id used twice. */
export function numbered(components: JsonObject[]): JsonObject[] {
  const customIds = new Set<Json | undefined>();
  const usedIds = new Set(components.flatMap(flatten).map(({ id }) => id));
  let last = 0;
  const nextId = () => {
    do last += 1;
    while (usedIds.has(last));
    return last;
  };
  const number = (entry: JsonObject, place: string[]): JsonObject => {
    const { id, components: inner, accessory, component, custom_id: customId } = entry;
    if (customId !== undefined && customIds.has(customId)) {
      failAt([...place, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
    }
    if (customId !== undefined) customIds.add(customId);
    const own = { ...entry, id: typeof id === 'number' && id > 0 ? id : nextId() };
    return {
      ...own,
      ...(Array.isArray(inner) ? { components: numberAll(inner.filter(isObject), [...place, 'components']) } : {}),
      ...(isObject(accessory) ? { accessory: number(accessory, [...place, 'accessory']) } : {}),
      ...(isObject(component) ? { component: number(component, [...place, 'component']) } : {}),
    };
  };
  const numberAll = (entries: JsonObject[], place: string[]) =>
    entries.map((entry, index) => number(entry, [...place, String(index)]));
  return numberAll(components, []);
}
