import type { Actions } from '../actions.ts';
import { button, type Child, make, type Press } from '../dom.ts';
import { drawLayout } from './layout-components.ts';
import type { Message, Part } from './message-shapes.ts';
import { openModal } from '../modal.ts';
import { drawSelect, SELECTS } from '../select.ts';
import type { Outcome } from '../shapes.ts';
import { ask } from '../state.ts';

const ROW = 1;
const BUTTON = 2;

/** A message's components: rows of buttons and select menus, or the whole of a message made of components only. */
export function drawComponents(message: Message, actions: Actions) {
  const draw = (part: Part): Child => drawPart(message, part, actions, draw);
  return (message.components ?? []).map(draw);
}

function drawPart(message: Message, part: Part, actions: Actions, draw: (part: Part) => Child) {
  if (part.type === ROW) return make('div', { class: 'components' }, ...(part.components ?? []).map(draw));
  if (part.type === BUTTON) return drawButton(message, part, actions);
  if (SELECTS.has(part.type)) {
    return drawSelect(part, (control, values) => void use(control, message, part, values, actions));
  }
  return drawLayout(part, message.names ?? {}, draw);
}

function drawButton(message: Message, part: Part, actions: Actions) {
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
      onclick: (event: Press) => void use(event.currentTarget, message, part, undefined, actions),
    },
    label,
  );
}

async function use(control: HTMLElement, message: Message, part: Part, values: string[] | undefined, actions: Actions) {
  control.toggleAttribute('disabled', true);
  await actions.attempt(async () => {
    const answer = await ask<Outcome>(`/channels/${message.channel_id}/messages/${message.id}/components`, 'POST', {
      customId: part.custom_id,
      componentType: String(part.type),
      values,
    });
    if (answer.modal) openModal(answer.modal, message);
  });
  control.toggleAttribute('disabled', false);
}
