import { markdown } from './markdown.js';
import { optionsOf } from './select-options.js';
import { ask, byId, make, state } from './state.js';
import { t } from './texts.js';

const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const SELECTS = new Set([3, 5, 6, 7, 8]);

/** Shows a form the bot asks to be filled in. */
export function openModal(modal, message, actions) {
  const fields = (modal.components ?? []).flatMap(fieldsOf);
  const dialog = byId('modal');
  const form = make(
    'form',
    { method: 'dialog', onsubmit: (event) => void submit(event, modal, fields, message, actions) },
    make('h2', { id: 'modal-title' }, modal.title ?? ''),
    ...fields.map(drawField),
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

/** The inputs of a row, or the one in a label with its text. */
function fieldsOf(part) {
  if (part.type === LABEL) {
    return [{ ...part.component, label: part.label, hint: part.description, isLabelled: true }];
  }
  return part.type === TEXT ? [part] : (part.components ?? []);
}

function drawField(field) {
  if (field.type === TEXT) return make('div', { class: 'content' }, ...markdown(field.content, {}));
  if (field.type === TEXT_INPUT) return labelled(field, drawInput(field));
  if (SELECTS.has(field.type)) return labelled(field, drawSelect(field, optionsOf(field)));
  if (field.type === RADIO || field.type === CHECKBOXES) return drawGroup(field);
  if (field.type === CHECKBOX) {
    return labelled(field, make('input', { type: 'checkbox', name: field.custom_id, checked: field.default === true }));
  }
  return make('p', {}, field.label ?? '');
}

function labelled(field, input) {
  const hint = field.hint ? make('small', {}, field.hint) : null;
  return make('label', {}, make('span', {}, field.label ?? field.custom_id), hint, input);
}

function drawInput(field) {
  const isLong = field.style === 2;
  const input = make(isLong ? 'textarea' : 'input', {
    name: field.custom_id,
    required: field.required !== false,
    minlength: field.min_length,
    maxlength: field.max_length,
    placeholder: field.placeholder,
    rows: isLong ? 4 : null,
  });
  input.value = field.value ?? '';
  return input;
}

function drawSelect(field, options) {
  const isMany = (field.max_values ?? 1) > 1;
  return make(
    'select',
    { name: field.custom_id, required: field.required !== false, multiple: isMany },
    ...(isMany ? [] : [make('option', { value: '' }, field.placeholder ?? t.choose)]),
    ...options.map((option) =>
      make('option', { value: option.value, selected: option.default === true }, option.label),
    ),
  );
}

function drawGroup(field) {
  const type = field.type === RADIO ? 'radio' : 'checkbox';
  return make(
    'fieldset',
    {},
    make('legend', {}, field.label ?? ''),
    ...field.options.map((option) =>
      make(
        'label',
        { class: 'choice' },
        make('input', { type, name: field.custom_id, value: option.value, checked: option.default === true }),
        option.label,
      ),
    ),
  );
}

async function submit(event, modal, fields, message, actions) {
  event.preventDefault();
  const data = new FormData(event.target);
  const named = fields.filter((field) => field.custom_id);
  const values = Object.fromEntries(named.map((field) => [field.custom_id, valueOf(field, data)]));
  const inLabels = named.filter((field) => field.isLabelled).map((field) => [field.custom_id, field.type]);
  byId('modal').close();
  try {
    await ask(`/channels/${state.channel}/modals`, 'POST', {
      customId: modal.custom_id,
      values,
      labelled: Object.fromEntries(inLabels),
      messageId: message?.id ?? '',
    });
  } catch (error) {
    actions.warn(error.status === 504 ? t.noResponse : error.message);
  }
}

function valueOf(field, data) {
  if (field.type === CHECKBOX) return data.has(field.custom_id);
  if (SELECTS.has(field.type) || field.type === CHECKBOXES) return data.getAll(field.custom_id).filter(Boolean);
  return data.get(field.custom_id) ?? '';
}
