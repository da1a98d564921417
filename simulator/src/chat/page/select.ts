import { button, make } from './dom.ts';
import { icon } from './icons.ts';
import type { Part, SelectOption } from './messages/message-shapes.ts';
import { state } from './state.ts';
import { t } from './texts/texts.ts';
import { listedPeople, roleLabel } from './people/users.ts';

const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
const CATEGORY = 4;

/** Select menus by component type; 3 is the string select, with its own options. */
export const SELECTS = new Set([3, USER, ROLE, MENTIONABLE, CHANNEL]);

/** Called with the control and the chosen values. */
type Choose = (control: HTMLElement, values: string[]) => void;

/** The options of a select: its own, or people, roles and channels. */
function optionsOf(part: Part): SelectOption[] {
  const chosen = new Set((part.default_values ?? []).map(({ id }) => id));
  const own = ({ id, name }: { id: string; name: string }, prefix = '') => ({
    value: id,
    label: `${prefix}${name}`,
    default: chosen.has(id),
  });
  const members = listedPeople().map((member) => own(member));
  const roles = (state.server?.roles ?? []).map((role) => own({ ...role, name: roleLabel(role) }));
  const channels = (state.server?.channels ?? []).filter(({ type }) => isAllowed(part.channel_types, type));
  const offered: Record<number, SelectOption[]> = {
    3: (part.options ?? []).map((option) => ({ ...option, label: withEmoji(option) })),
    [USER]: members,
    [ROLE]: roles,
    [MENTIONABLE]: [...members, ...roles],
    [CHANNEL]: channels.map((channel) => own(channel, channel.type === CATEGORY ? '' : '#')),
  };
  return offered[part.type] ?? [];
}

const isAllowed = (types: number[] | undefined, type: number) => !types?.length || types.includes(type);
const withEmoji = ({ emoji, label }: SelectOption) => (emoji?.name && !emoji.id ? `${emoji.name} ${label}` : label);

/** A select: the browser's own for a single value, checkboxes for several. `onChoose` gets the chosen values. */
export function drawSelect(part: Part, onChoose: Choose | undefined) {
  const isMany = (part.max_values ?? 1) > 1;
  return isMany ? drawMany(part, onChoose) : drawOne(part, onChoose);
}

function drawOne(part: Part, onChoose: Choose | undefined) {
  const describe = ({ label, description }: SelectOption) => (description ? `${label} · ${description}` : label);
  const select: HTMLSelectElement = make(
    'select',
    {
      class: 'component',
      name: part.custom_id,
      'aria-label': onChoose ? (part.placeholder ?? t.choose) : null,
      disabled: part.disabled === true,
      required: !onChoose && part.required !== false,
      onchange: () => {
        const values = select.value === '' ? [] : [select.value];
        if (values.length >= (part.min_values ?? 1)) onChoose?.(select, values);
      },
    },
    make('option', { value: '' }, part.placeholder ?? t.choose),
    ...optionsOf(part).map((option) =>
      make('option', { value: option.value, selected: option.default === true }, describe(option)),
    ),
  );
  return select;
}

function drawMany(part: Part, onChoose: Choose | undefined) {
  const options = optionsOf(part);
  const min = part.required === false ? 0 : (part.min_values ?? 1);
  const label = make('span', {});
  const boxes = options.map((option) =>
    make('input', { type: 'checkbox', name: part.custom_id, value: option.value, checked: option.default === true }),
  );
  const apply = button({ class: 'primary small' }, t.apply);
  const rows = options.map((option, index) =>
    make(
      'label',
      { class: 'choice' },
      boxes[index],
      make('span', {}, option.label, option.description ? make('small', {}, option.description) : null),
    ),
  );
  const details = make(
    'details',
    { class: 'multi-select component' },
    make('summary', { 'aria-label': part.placeholder ?? t.choose }, label, icon('chevron')),
    make('div', { class: 'choices' }, ...rows),
    onChoose ? make('footer', {}, apply) : null,
  );
  const update = () => {
    const chosen = boxes.filter(({ checked }) => checked);
    const isFull = chosen.length >= (part.max_values ?? 1);
    for (const box of boxes) box.disabled = part.disabled === true || (isFull && !box.checked);
    apply.disabled = chosen.length < min;
    boxes[0]?.setCustomValidity(chosen.length < min && !onChoose ? t.chooseAtLeast(min) : '');
    label.textContent =
      chosen.map(({ value }) => options.find((option) => option.value === value)?.label).join(', ') ||
      (part.placeholder ?? t.choose);
  };
  details.addEventListener('change', update);
  apply.addEventListener('click', () => {
    details.open = false;
    onChoose?.(apply, valuesOf(boxes));
  });
  update();
  return details;
}

const valuesOf = (boxes: HTMLInputElement[]) => boxes.filter(({ checked }) => checked).map(({ value }) => value);
