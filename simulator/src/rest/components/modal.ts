import { type Field, flag, integer, list, shape, text } from '../../protocol/form-body.ts';
import type { JsonObject } from '../../base/json.ts';
import { byType, component, customId, maybe, oneOf, withoutEmpty } from './fields.ts';
import { SELECTS } from './interactive.ts';
import { textDisplay } from './layout.ts';
import { numbered } from './message-components.ts';

const GROUP_MAX = 10;

const inputFields = {
  custom_id: customId,
  style: oneOf(1, 2),
  value: maybe(text({ max: 4_000 })),
  placeholder: maybe(text({ max: 100 })),
  required: maybe(flag),
  min_length: maybe(integer({ min: 0, max: 4_000 })),
  max_length: maybe(integer({ min: 1, max: 4_000 })),
};
const INPUT_PRESETS = { required: true } as const;
const rowInput = component({ ...inputFields, label: text({ min: 1, max: 45 }) }, INPUT_PRESETS);
const labelledInput = component(inputFields, INPUT_PRESETS);

const option = shape({
  value: text({ min: 1, max: 100 }),
  label: text({ min: 1, max: 100 }),
  description: maybe(text({ max: 100 })),
  default: maybe(flag),
});
const storedOption: Field<JsonObject> = (value, fail) => withoutEmpty(option(value, fail));
const counts = {
  min_values: maybe(integer({ min: 0, max: GROUP_MAX })),
  max_values: maybe(integer({ min: 1, max: GROUP_MAX })),
};
const required = { custom_id: customId, required: maybe(flag) };
const fileUpload = component({ ...required, ...counts }, { min_values: 1, max_values: 1, required: true });
const radioGroup = component({ ...required, options: list(storedOption, { min: 2, max: GROUP_MAX }) });
const checkboxGroup = component({
  ...required,
  ...counts,
  options: list(storedOption, { min: 1, max: GROUP_MAX }),
});
const checkbox = component({ custom_id: customId, default: maybe(flag) });

const label = component({
  label: text({ min: 1, max: 45 }),
  description: maybe(text({ min: 1, max: 100 })),
  component: byType({
    4: labelledInput,
    ...SELECTS,
    19: fileUpload,
    21: radioGroup,
    22: checkboxGroup,
    23: checkbox,
  }),
});
const inputRow = component({ components: list(byType({ 4: rowInput }), { min: 1, max: 1 }) });
const modalComponents: Field<JsonObject[]> = (value, fail) => {
  const components = list(byType({ 1: inputRow, 10: textDisplay, 18: label }), { min: 1, max: 5 })(value, fail);
  return numbered(components);
};

/** A modal in an interaction's answer: a title, and one to five components. */
export const modalData = shape({ custom_id: customId, title: text({ min: 1, max: 45 }), components: modalComponents });
