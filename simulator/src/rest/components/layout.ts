import { failAt, type Field, flag, integer, list, shape, text } from '../../protocol/form-body.ts';
import { asText, type JsonObject } from '../../base/json.ts';
import { byType, component, maybe, oneOf } from './fields.ts';
import { button, SELECTS } from './interactive.ts';

const ROW_WIDTH = 5;
const TEXT_MAX = 4_000;
const BUTTON = 2;

const isSelect = (entry: JsonObject) => entry['type'] !== BUTTON;
const rowItem = byType({ [BUTTON]: button, ...SELECTS });

/** Up to five buttons or a single select; a second item next to a select exceeds the width. */
const rowItems: Field<JsonObject[]> = (value, fail) => {
  const items = list(rowItem, { min: 1, max: ROW_WIDTH })(value, fail);
  if (items.length > 1 && items.some(isSelect)) {
    failAt(['1'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  }
  return items;
};
export const row = component({ components: rowItems });

const mediaItem: Field<JsonObject> = (value, fail) => {
  const { url } = shape({ url: text({ min: 1, max: 2048, pattern: /^(https?|attachment):\/\/\S+$/i }) })(value, fail);
  return { url };
};
const mediaDescription = maybe(text({ min: 1, max: 1024 }));

export const textDisplay = component({ content: text({ min: 1, max: TEXT_MAX }) });
const thumbnail = component(
  { media: mediaItem, description: mediaDescription, spoiler: maybe(flag) },
  { description: null, spoiler: false },
);
const section = component({
  components: list(byType({ 10: textDisplay }), { min: 1, max: 3 }),
  accessory: byType({ [BUTTON]: button, 11: thumbnail }),
});
const galleryItem = shape({ media: mediaItem, description: mediaDescription, spoiler: maybe(flag) });
const gallery = component({
  items: list(
    (value, fail) => {
      const { media, description, spoiler } = galleryItem(value, fail);
      return { media, description: description ?? null, spoiler: spoiler ?? false };
    },
    { min: 1, max: 10 },
  ),
});
const file = component(
  {
    file: (value, fail) => {
      const { url } = mediaItem(value, fail);
      return asText(url).startsWith('attachment://')
        ? { url }
        : fail('COMPONENT_VALIDATION_FAILED', 'Component validation failed');
    },
    spoiler: maybe(flag),
  },
  { spoiler: false, name: null, size: null },
);
const separator = component({ divider: maybe(flag), spacing: maybe(oneOf(1, 2)) }, { divider: true, spacing: 1 });

const displayed = { 1: row, 9: section, 10: textDisplay, 12: gallery, 13: file, 14: separator };
const container = component(
  {
    components: list(byType(displayed), { min: 1, max: 40 }),
    accent_color: maybe(integer({ min: 0, max: 0xffffff })),
    spoiler: maybe(flag),
  },
  { accent_color: null, spoiler: false },
);

/** Top-level components of a message with the Components V2 flag. */
export const topLevel = byType({ ...displayed, 17: container });
/** Top-level components of a message without that flag. */
export const classicTopLevel = byType({ 1: row });
