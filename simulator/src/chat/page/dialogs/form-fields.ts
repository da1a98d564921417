import { SELECTS } from '../controls/select-options.ts';
import { readFile } from '../elements/read-file.ts';
import type { Part } from '../shapes/message-shapes.ts';

export const TEXT_INPUT = 4;
export const TEXT = 10;
const LABEL = 18;
export const FILE_UPLOAD = 19;
export const RADIO = 21;
export const CHECKBOXES = 22;
const CHECKBOX = 23;
const MULTIPLE = new Set([...SELECTS, CHECKBOXES]);

/** An input of a modal, with the label and description around it. */
export interface FormField extends Part {
  hint?: string | null | undefined;
  isLabelled?: boolean;
}

/** The inputs of a row, or the one inside a label with the label's text. */
export function fieldsOf(part: Part): FormField[] {
  if (part.type === LABEL && part.component !== undefined) {
    return [{ ...part.component, label: part.label ?? '', hint: part.description, isLabelled: true }];
  }
  return part.type === TEXT ? [part] : (part.components ?? []);
}

/** What was entered in a field. */
export async function valueOf(field: FormField, data: FormData) {
  const name = field.custom_id ?? '';
  if (field.type === CHECKBOX) return data.has(name);
  const all = data.getAll(name);
  if (field.type === FILE_UPLOAD) {
    return Promise.all(all.flatMap((file) => (file instanceof File && file.size > 0 ? readFile(file) : [])));
  }
  return MULTIPLE.has(field.type) ? all.filter(Boolean) : (all[0] ?? '');
}
