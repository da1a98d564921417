import { OPTION } from '../interactions/check-options.ts';
import { resolve } from '../interactions/use-command.ts';
import { asText, isObject, type Json, type JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { objectField } from './guards.ts';

const TEXT_INPUT = 4;
const ROW = 1;
const LABEL = 18;
/** What the values of a select stand for, as option types. */
const SELECTED: Record<number, number> = {
  5: OPTION.user,
  6: OPTION.role,
  7: OPTION.mentionable,
  8: OPTION.channel,
};

/** What the ids chosen in a select stand for, as an interaction carries it; nothing for other components. */
export function resolvedOf(platform: Platform, channelId: string, componentType: number, values: Json[]): JsonObject {
  const type = SELECTED[componentType];
  if (type === undefined) return {};
  const resolved: JsonObject = {};
  for (const value of values) resolve(platform, channelId, type, asText(value), resolved);
  return { resolved };
}

/**
 * A modal as it is sent in: `values` by custom id, and `labelled` naming the type of those that stand in a label. Text
 * inputs in rows are the older form.
 */
export function filledIn(platform: Platform, channelId: string, body: Json | undefined): JsonObject {
  const labelled = objectField(body, 'labelled');
  const resolved: JsonObject = {};
  const components = Object.entries(objectField(body, 'values')).map(([customId, value], index) => {
    const type = Number(labelled[customId] ?? TEXT_INPUT);
    const inner = { type, id: index + 100, custom_id: customId, ...valueOf(type, value) };
    if (labelled[customId] === undefined) return { type: ROW, id: index + 1, components: [inner] };
    const found = resolvedOf(platform, channelId, type, Array.isArray(value) ? value : [])['resolved'];
    for (const [group, entries] of Object.entries(isObject(found) ? found : {})) {
      resolved[group] = { ...objectField(resolved, group), ...(isObject(entries) ? entries : {}) };
    }
    return { type: LABEL, id: index + 1, component: inner };
  });
  return { components, ...(Object.keys(resolved).length > 0 ? { resolved } : {}) };
}

function valueOf(type: number, value: Json | undefined): JsonObject {
  const CHECKBOX = 23;
  const RADIO = 21;
  if (type === CHECKBOX) return { value: value === true || value === 'true' };
  if (type === TEXT_INPUT || type === RADIO) return { value: Array.isArray(value) ? (value[0] ?? '') : (value ?? '') };
  return { values: Array.isArray(value) ? value : [value ?? ''] };
}
