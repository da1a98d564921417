import { byId, make } from './state.js';
import { t } from './texts.js';

/** The button that takes files for the next message; how many are chosen stands on it. */
export function drawAttach() {
  const label = make('span', { id: 'attach-label' }, '+');
  const input = make('input', {
    id: 'attach',
    type: 'file',
    multiple: true,
    'aria-label': t.attach,
    onchange: () => showCount(),
  });
  return make('label', { class: 'ghost icon attach', title: t.attach }, label, input);
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
  const count = filesOf().length;
  byId('attach-label').textContent = count === 0 ? '+' : `+${count}`;
}
