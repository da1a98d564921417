import { readFile } from '../elements/read-file.ts';
import type { SentFile } from '../shapes/shapes.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (box: Element) =>
  [...box.querySelectorAll<Field>('input, select')].filter(({ value }) => value !== '');

/** The value of a command's input: that of the chosen suggestion, otherwise the text. */
const valueOf = (field: Field) => field.dataset['value'] ?? field.value;

/** The values of a command's inputs by option, files included. */
export async function optionValues(box: Element): Promise<Record<string, SentFile | string>> {
  const values = fieldsIn(box).map(async (field) => {
    const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
    return [field.name, file === undefined ? valueOf(field) : await readFile(file)] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}

/** The values without files, for the bot to base its suggestions on. */
export function typedValues(box: Element): Record<string, string> {
  const fields = fieldsIn(box).filter(({ type }) => type !== 'file');
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}
