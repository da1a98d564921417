import { failAtRepeated, type Field, flag, integer, list, shape, snowflake, text } from '../../protocol/form-body.ts';
import { isGiven, type JsonObject } from '../../base/json.ts';
import {
  checkRange,
  component,
  componentEmoji,
  customId,
  defaultValues,
  maybe,
  oneOf,
  SELECT_PRESETS,
  selectFields,
  withoutEmpty,
} from './fields.ts';

const LINK = 5;
const PREMIUM = 6;
const OPTIONS_MAX = 25;
const webAddress = text({ min: 1, max: 512, pattern: /^(https?|discord):\/\/\S+$/i });

/** A button; required and forbidden fields depend on its style (reference "Components", "Button"). */
export const button = component(
  {
    style: oneOf(1, 2, 3, 4, LINK, PREMIUM),
    custom_id: maybe(customId),
    label: maybe(text({ max: 80 })),
    emoji: maybe(componentEmoji),
    url: maybe(webAddress),
    sku_id: maybe(snowflake),
    disabled: maybe(flag),
  },
  {},
  checkButton,
);

function checkButton(
  { style, custom_id: id, url, sku_id: sku, label, emoji }: JsonObject,
  fail: Parameters<Field<unknown>>[1],
): void {
  const needs = (name: string) => shape({ [name]: requiredField })({}, fail);
  const refuse = () => fail('COMPONENT_VALIDATION_FAILED', 'Component validation failed');
  if (isGiven(id) && isGiven(url)) {
    fail('BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified');
  }
  if (style === PREMIUM) {
    if (!isGiven(sku)) needs('sku_id');
    if ([id, url, label, emoji].some(isGiven)) refuse();
    return;
  }
  if (isGiven(sku)) refuse();
  if (style === LINK && !isGiven(url)) needs('url');
  if (style !== LINK && !isGiven(id)) shape({ custom_id: missingId })({}, fail);
  if (style === LINK ? isGiven(id) : isGiven(url)) refuse();
  if ((label ?? '') === '' && !isGiven(emoji)) refuse();
}

const missingId: Field<never> = (_value, fail) =>
  fail('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
const requiredField: Field<never> = (_value, fail) => fail('BASE_TYPE_REQUIRED', 'This field is required');

const selectOption = shape({
  label: text({ min: 1, max: 100 }),
  value: text({ min: 1, max: 100 }),
  description: maybe(text({ max: 100 })),
  emoji: maybe(componentEmoji),
  default: maybe(flag),
});
const storedOption: Field<JsonObject> = (value, fail) => withoutEmpty(selectOption(value, fail));
const selectOptions: Field<JsonObject[]> = (value, fail) => {
  const options = list(storedOption, { min: 1, max: OPTIONS_MAX })(value, fail);
  const values = options.map((option) => option['value']);
  failAtRepeated(values, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
  return options;
};

/** Selects by component type. */
export const SELECTS: Record<number, Field<JsonObject>> = {
  3: component({ ...selectFields, options: selectOptions }, SELECT_PRESETS, checkRange),
  5: component({ ...selectFields, default_values: defaultValues('user') }, SELECT_PRESETS, checkRange),
  6: component({ ...selectFields, default_values: defaultValues('role') }, SELECT_PRESETS, checkRange),
  7: component({ ...selectFields, default_values: defaultValues('user', 'role') }, SELECT_PRESETS, checkRange),
  8: component(
    { ...selectFields, default_values: defaultValues('channel'), channel_types: maybe(list(integer())) },
    SELECT_PRESETS,
    checkRange,
  ),
};
