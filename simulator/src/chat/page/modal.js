import { openDialog, labelled } from './dialog.js';
import { make } from './dom.js';
import { readFile } from './files.js';
import { markdown } from './markdown.js';
import { drawSelect, SELECTS } from './select.js';
import { ask, state } from './state.js';

const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const MULTIPLE = new Set([...SELECTS, CHECKBOXES]);

/** Shows a form the bot asks to be filled in. */
export function openModal(modal, message) {
  const fields = (modal.components ?? []).flatMap(fieldsOf);
  openDialog({
    title: modal.title ?? '',
    content: fields.map(drawField),
    onSubmit: async (data) => {
      const named = fields.filter((field) => field.custom_id);
      const values = named.map(async (field) => [field.custom_id, await valueOf(field, data)]);
      const inLabels = named.filter((field) => field.isLabelled).map((field) => [field.custom_id, field.type]);
      await ask(`/channels/${state.channel}/modals`, 'POST', {
        customId: modal.custom_id,
        values: Object.fromEntries(await Promise.all(values)),
        labelled: Object.fromEntries(inLabels),
        messageId: message?.id ?? '',
      });
    },
  });
}

/** The inputs of a row, or the one in a label with its text. */
function fieldsOf(part) {
  if (part.type === LABEL) {
    return [{ ...part.component, label: part.label, hint: part.description, isLabelled: true }];
  }
  return part.type === TEXT ? [part] : (part.components ?? []);
}

function drawField(field) {
  const label = field.label ?? field.custom_id;
  if (field.type === TEXT) return make('div', { class: 'content' }, ...markdown(field.content, {}));
  if (field.type === TEXT_INPUT) return labelled(label, drawInput(field), field.hint);
  if (field.type === FILE_UPLOAD) return labelled(label, drawUpload(field), field.hint);
  if (SELECTS.has(field.type)) {
    const select = drawSelect(field);
    return select.tagName === 'SELECT' ? labelled(label, select, field.hint) : group(field, select);
  }
  if (field.type === RADIO || field.type === CHECKBOXES) return group(field, ...drawChoices(field));
  return make(
    'label',
    { class: 'choice' },
    make('input', { type: 'checkbox', name: field.custom_id, checked: field.default === true }),
    make('span', {}, label, field.hint ? make('small', {}, field.hint) : null),
  );
}

function group(field, ...children) {
  const hint = field.hint ? make('small', {}, field.hint) : null;
  return make('fieldset', {}, make('legend', {}, field.label ?? ''), hint, ...children);
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

function drawUpload(field) {
  const isMany = (field.max_values ?? 1) > 1;
  const required = field.required !== false && field.min_values !== 0;
  return make('input', { type: 'file', name: field.custom_id, required, multiple: isMany });
}

function drawChoices(field) {
  const type = field.type === RADIO ? 'radio' : 'checkbox';
  const isRequired = field.type === RADIO && field.required !== false;
  return field.options.map(({ value, label, description, default: isChosen }) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type, name: field.custom_id, value, checked: isChosen === true, required: isRequired }),
      make('span', {}, label, description ? make('small', {}, description) : null),
    ),
  );
}

async function valueOf(field, data) {
  if (field.type === CHECKBOX) return data.has(field.custom_id);
  const all = data.getAll(field.custom_id);
  if (field.type === FILE_UPLOAD) return Promise.all(all.filter(({ size }) => size > 0).map(readFile));
  return MULTIPLE.has(field.type) ? all.filter(Boolean) : (all[0] ?? '');
}
