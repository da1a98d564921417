import { byId, make, partOf } from './dom.ts';
import { icon } from './icons.ts';
import type { SentFile } from './shapes.ts';
import { t } from './texts/texts.ts';

/** The button that attaches files to the next message; it shows how many are chosen. */
export function drawAttach() {
  const input = make('input', {
    id: 'attach',
    type: 'file',
    multiple: true,
    'aria-label': t.attach,
    onchange: () => showCount(),
  });
  const count = make('span', { id: 'attach-count', class: 'count', hidden: true });
  return make('label', { id: 'attach-label', class: 'ghost icon-button', title: t.attach }, icon('plus'), count, input);
}

/** The files chosen for the message. */
export function filesOf() {
  return [...(partOf('attach', HTMLInputElement).files ?? [])];
}

/** The chosen files, read for sending; clears the choice. */
export async function takeFiles(): Promise<SentFile[]> {
  const files = filesOf();
  partOf('attach', HTMLInputElement).value = '';
  showCount();
  return Promise.all(files.map(readFile));
}

/** A file with its contents as base64. */
export async function readFile(file: File): Promise<SentFile> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
  return { name: file.name, type: file.type, data: address.slice(address.indexOf(',') + 1) };
}

function showCount() {
  const files = filesOf();
  byId('attach-count').textContent = String(files.length);
  byId('attach-count').hidden = files.length === 0;
  byId('attach-label').title = files.length === 0 ? t.attach : files.map(({ name }) => name).join(', ');
}
