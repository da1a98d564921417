import { byId, make } from './dom.js';
import { icon } from './icons.js';
import { t } from './texts.js';

/** The button that takes files for the next message; how many are chosen stands on it. */
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

export function filesOf() {
  return [...byId('attach').files];
}

/** The chosen files as they are sent; none are chosen afterwards. */
export async function takeFiles() {
  const files = filesOf();
  byId('attach').value = '';
  showCount();
  return Promise.all(files.map(readFile));
}

/** A file with its contents in base64. */
export async function readFile(file) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(file);
  const address = await promise;
  return { name: file.name, type: file.type, data: address.slice(address.indexOf(',') + 1) };
}

function showCount() {
  const files = filesOf();
  byId('attach-count').textContent = String(files.length);
  byId('attach-count').hidden = files.length === 0;
  byId('attach-label').title = files.length === 0 ? t.attach : files.map(({ name }) => name).join(', ');
}
