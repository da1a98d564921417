import { button, make } from './dom.js';
import { drawLayout } from './layout-components.js';
import { openModal } from './modal.js';
import { drawSelect, SELECTS } from './select.js';
import { ask } from './state.js';

const ROW = 1;
const BUTTON = 2;

/** Rows of buttons and select menus under a message, and what a message of components alone is made of. */
export function drawComponents(message, actions) {
  const draw = (part) => drawPart(message, part, actions, draw);
  return (message.components ?? []).map(draw);
}

function drawPart(message, part, actions, draw) {
  if (part.type === ROW) return make('div', { class: 'components' }, ...part.components.map(draw));
  if (part.type === BUTTON) return drawButton(message, part, actions);
  if (SELECTS.has(part.type)) {
    return drawSelect(part, (control, values) => void use(control, message, part, values, actions));
  }
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
  return button(
    {
      class: `component style-${part.style}`,
      disabled: part.disabled === true,
      onclick: (event) => void use(event.currentTarget, message, part, undefined, actions),
    },
    label,
  );
}

async function use(control, message, part, values, actions) {
  control.disabled = true;
  await actions.attempt(async () => {
    const answer = await ask(`/channels/${message.channel_id}/messages/${message.id}/components`, 'POST', {
      customId: part.custom_id,
      componentType: String(part.type),
      values,
    });
    if (answer.modal) openModal(answer.modal, message);
  });
  control.disabled = false;
}
