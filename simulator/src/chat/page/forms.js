import { ask, byId, make, state } from './state.js';
import { t } from './texts.js';

const BUTTON = 2;
const TEXT_INPUT = 4;
const LABEL = 18;
/** Select menus by component type; 3 carries its own options. */
const SELECTS = new Set([3, 5, 6, 7, 8]);

/** Rows of buttons and select menus under a message. */
export function drawComponents(message, actions) {
  return (message.components ?? []).map((row) =>
    make('div', { class: 'components' }, ...(row.components ?? [row]).map((part) => drawPart(message, part, actions))),
  );
}

function drawPart(message, part, actions) {
  if (part.type === BUTTON) return drawButton(message, part, actions);
  if (SELECTS.has(part.type)) return drawSelect(message, part, actions);
  return make('span', {}, part.content ?? '');
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

function optionsOf(part) {
  const members = (state.server?.members ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const roles = (state.server?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const channels = (state.server?.channels ?? []).map(({ id, name }) => ({ value: id, label: `#${name}` }));
  return { 3: part.options ?? [], 5: members, 6: roles, 7: [...members, ...roles], 8: channels }[part.type];
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

/** Shows a form the bot asks to be filled in. */
export function openModal(modal, message, actions) {
  const inputs = (modal.components ?? [])
    .flatMap((row) => (row.type === LABEL ? [{ ...row.component, label: row.label }] : (row.components ?? [])))
    .filter(({ type }) => type === TEXT_INPUT);
  const dialog = byId('modal');
  const form = make(
    'form',
    { method: 'dialog', onsubmit: (event) => void submit(event, modal, message, actions) },
    make('h2', { id: 'modal-title' }, modal.title ?? ''),
    ...inputs.map(drawInput),
    make(
      'footer',
      {},
      make('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }, t.cancel),
      make('button', { type: 'submit', class: 'primary' }, t.submit),
    ),
  );
  dialog.setAttribute('aria-labelledby', 'modal-title');
  dialog.replaceChildren(form);
  dialog.showModal();
}

function drawInput(input) {
  const attributes = {
    name: input.custom_id,
    required: input.required !== false,
    minlength: input.min_length,
    maxlength: input.max_length,
    placeholder: input.placeholder,
  };
  const field = make(input.style === 2 ? 'textarea' : 'input', { ...attributes, rows: input.style === 2 ? 4 : null });
  field.value = input.value ?? '';
  return make('label', {}, make('span', {}, input.label ?? input.custom_id), field);
}

async function submit(event, modal, message, actions) {
  event.preventDefault();
  const values = Object.fromEntries(new FormData(event.target));
  byId('modal').close();
  try {
    await ask(`/channels/${state.channel}/modals`, 'POST', {
      customId: modal.custom_id,
      values,
      messageId: message?.id ?? '',
    });
  } catch (error) {
    actions.warn(error.status === 504 ? t.noResponse : error.message);
  }
}
