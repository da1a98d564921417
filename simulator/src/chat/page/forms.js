import { drawLayout } from './layout-components.js';
import { openModal } from './modal.js';
import { optionsOf } from './select-options.js';
import { ask, make } from './state.js';
import { t } from './texts.js';

const ROW = 1;
const BUTTON = 2;
/** Select menus by component type; 3 carries its own options. */
const SELECTS = new Set([3, 5, 6, 7, 8]);

/** Rows of buttons and select menus under a message, and what a message of components alone is made of. */
export function drawComponents(message, actions) {
  const draw = (part) => drawPart(message, part, actions, draw);
  return (message.components ?? []).map(draw);
}

function drawPart(message, part, actions, draw) {
  if (part.type === ROW) return make('div', { class: 'components' }, ...part.components.map(draw));
  if (part.type === BUTTON) return drawButton(message, part, actions);
  if (SELECTS.has(part.type)) return drawSelect(message, part, actions);
  return drawLayout(part, message.names ?? {}, draw);
}

function drawButton(message, part, actions) {
  const label = [part.emoji?.name, part.label].filter(Boolean).join(' ');
  if (part.url)
    return make(
      'a',
      { class: 'component style-5', href: part.url, target: '_blank', rel: 'noreferrer noopener' },
      `${label} ↗`,
    );
  return make(
    'button',
    {
      type: 'button',
      class: `component style-${part.style}`,
      disabled: part.disabled === true,
      onclick: (event) => use(event.currentTarget, message, part, undefined, actions),
    },
    label,
  );
}

function drawSelect(message, part, actions) {
  const options = optionsOf(part);
  const isMany = (part.max_values ?? 1) > 1;
  const select = make(
    'select',
    {
      class: 'component',
      'aria-label': part.placeholder ?? t.choose,
      disabled: part.disabled === true,
      multiple: isMany,
      onchange: (event) => {
        const values = [...event.target.selectedOptions].map(({ value }) => value).filter(Boolean);
        if (values.length >= (part.min_values ?? 1)) void use(event.target, message, part, values, actions);
      },
    },
    ...(isMany ? [] : [make('option', { value: '' }, part.placeholder ?? t.choose)]),
    ...options.map(({ value, label, default: isChosen }) =>
      make('option', { value, selected: isChosen === true }, label),
    ),
  );
  return select;
}

async function use(control, message, part, values, actions) {
  control.disabled = true;
  try {
    const answer = await ask(`/channels/${message.channel_id}/messages/${message.id}/components`, 'POST', {
      customId: part.custom_id,
      componentType: String(part.type),
      values,
    });
    if (answer.modal) openModal(answer.modal, message, actions);
  } catch (error) {
    actions.warn(error.status === 504 ? t.noResponse : error.message);
  } finally {
    control.disabled = false;
  }
}
