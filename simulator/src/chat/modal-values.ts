import { OPTION } from '../interactions/check-options.ts';
import { resolve } from '../interactions/use-command.ts';
import { asText, isObject, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { objectField } from './guards.ts';
import { storeFiles } from './uploads.ts';

/** Component types (reference "Components"). */
const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO = 21;
const CHECKBOX = 23;
/** The option type a select's values are resolved as. */
const SELECTED: Record<number, number> = {
  5: OPTION.user,
  6: OPTION.role,
  7: OPTION.mentionable,
  8: OPTION.channel,
};

/** The `resolved` part of a select's data; empty for other components. */
export function resolvedOf(platform: Platform, channelId: string, componentType: number, values: Json[]): JsonObject {
  const type = SELECTED[componentType];
  if (type === undefined) return {};
  const resolved: JsonObject = {};
  for (const value of values) resolve(platform, channelId, type, asText(value), resolved);
  return { resolved };
}

/**
 * A submitted modal's data: `values` by custom id, and `labelled` with the component type of those inside a label. Text
 * inputs in rows are the older form.
 */
export function modalValues(platform: Platform, channelId: string, body: Json | undefined): JsonObject {
  const labelled = objectField(body, 'labelled');
  const resolved: JsonObject = {};
  const merge = (found: JsonObject) => {
    for (const [group, entries] of Object.entries(found)) {
      resolved[group] = { ...objectField(resolved, group), ...(isObject(entries) ? entries : {}) };
    }
  };
  const components = Object.entries(objectField(body, 'values')).map(([customId, sent], index) => {
    const type = Number(labelled[customId] ?? TEXT_INPUT);
    const value = type === FILE_UPLOAD ? upload(platform, channelId, sent, merge) : sent;
    const inner = { type, id: index + 100, custom_id: customId, ...valueOf(type, value) };
    if (labelled[customId] === undefined) return { type: ROW, id: index + 1, components: [inner] };
    merge(objectField(resolvedOf(platform, channelId, type, Array.isArray(value) ? value : []), 'resolved'));
    return { type: LABEL, id: index + 1, component: inner };
  });
  return { components, ...(Object.keys(resolved).length > 0 ? { resolved } : {}) };
}

/** Stores the files and returns their ids. */
function upload(
  platform: Platform,
  channelId: string,
  sent: Json | undefined,
  merge: (found: JsonObject) => void,
): Json[] {
  const files = storeFiles(platform, channelId, Array.isArray(sent) ? sent : []);
  if (files.length > 0) merge({ attachments: Object.fromEntries(files.map((file) => [file.id, file])) });
  return files.map(({ id }) => id);
}

function valueOf(type: number, value: Json | undefined): JsonObject {
  if (type === CHECKBOX) return { value: value === true || value === 'true' };
  if (type === TEXT_INPUT || type === RADIO) return { value: Array.isArray(value) ? (value[0] ?? '') : (value ?? '') };
  return { values: Array.isArray(value) ? value : [value ?? ''] };
}
