import { openDialog, labelled } from './dialog.ts';
import { type Child, make } from './dom.ts';
import { readFile } from './files.ts';
import { markdown } from './messages/markdown.ts';
import type { Message, Part } from './messages/message-shapes.ts';
import { drawSelect, SELECTS } from './select.ts';
import type { Form } from './shapes.ts';
import { ask, state } from './state.ts';

const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const MULTIPLE = new Set([...SELECTS, CHECKBOXES]);

/** An input of a modal, with the label and description around it. */
interface Field extends Part {
  hint?: string | null | undefined;
  isLabelled?: boolean;
}

/** Shows a modal the bot sent. */
export function openModal(modal: Form, message: Message | null) {
  const fields = (modal.components ?? []).flatMap(fieldsOf);
  openDialog({
    title: modal.title ?? '',
    content: fields.map(drawField),
    onSubmit: async (data) => {
      const named = fields.filter((field) => field.custom_id);
      const values = named.map(async (field) => [field.custom_id, await valueOf(field, data)] as const);
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

/** The inputs of a row, or the one inside a label with the label's text. */
function fieldsOf(part: Part): Field[] {
  if (part.type === LABEL && part.component !== undefined) {
    return [{ ...part.component, label: part.label ?? '', hint: part.description, isLabelled: true }];
  }
  return part.type === TEXT ? [part] : (part.components ?? []);
}

function drawField(field: Field) {
  const label = field.label ?? field.custom_id ?? '';
  if (field.type === TEXT) return make('div', { class: 'content' }, ...markdown(field.content ?? '', {}));
  if (field.type === TEXT_INPUT) return labelled(label, drawInput(field), field.hint);
  if (field.type === FILE_UPLOAD) return labelled(label, drawUpload(field), field.hint);
  if (SELECTS.has(field.type)) {
    const select = drawSelect(field, undefined);
    return select instanceof HTMLSelectElement ? labelled(label, select, field.hint) : group(field, select);
  }
  if (field.type === RADIO || field.type === CHECKBOXES) return group(field, ...drawChoices(field));
  return make(
    'label',
    { class: 'choice' },
    make('input', { type: 'checkbox', name: field.custom_id, checked: field.default === true }),
    make('span', {}, label, field.hint ? make('small', {}, field.hint) : null),
  );
}

function group(field: Field, ...children: Child[]) {
  const hint = field.hint ? make('small', {}, field.hint) : null;
  return make('fieldset', {}, make('legend', {}, field.label ?? ''), hint, ...children);
}

function drawInput(field: Field) {
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

function drawUpload(field: Field) {
  const isMany = (field.max_values ?? 1) > 1;
  const required = field.required !== false && field.min_values !== 0;
  return make('input', { type: 'file', name: field.custom_id, required, multiple: isMany });
}

function drawChoices(field: Field) {
  const type = field.type === RADIO ? 'radio' : 'checkbox';
  const isRequired = field.type === RADIO && field.required !== false;
  return (field.options ?? []).map(({ value, label, description, default: isChosen }) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type, name: field.custom_id, value, checked: isChosen === true, required: isRequired }),
      make('span', {}, label, description ? make('small', {}, description) : null),
    ),
  );
}

async function valueOf(field: Field, data: FormData) {
  const name = field.custom_id ?? '';
  if (field.type === CHECKBOX) return data.has(name);
  const all = data.getAll(name);
  if (field.type === FILE_UPLOAD) {
    return Promise.all(all.flatMap((file) => (file instanceof File && file.size > 0 ? readFile(file) : [])));
  }
  return MULTIPLE.has(field.type) ? all.filter(Boolean) : (all[0] ?? '');
}
