import { button, byId, make } from './dom.js';
import { iconButton } from './icons.js';
import { t } from './texts.js';

/**
 * Shows a form. `onSubmit` gets what was filled in; the form closes when that is done, and stays with the reason when it
 * fails. Without `onSubmit` there is nothing to send.
 */
export function openDialog({ title, content, submitLabel = t.submit, isDanger = false, onSubmit }) {
  const dialog = byId('modal');
  const problem = make('p', { class: 'problem', role: 'alert' });
  const send = button({ type: 'submit', class: isDanger ? 'primary danger' : 'primary' }, submitLabel);
  const footer = make(
    'footer',
    {},
    button({ class: 'quiet', onclick: () => dialog.close() }, onSubmit ? t.cancel : t.close),
    onSubmit ? send : null,
  );
  const form = make(
    'form',
    { method: 'dialog' },
    make(
      'header',
      {},
      make('h2', { id: 'modal-title' }, title),
      iconButton('close', t.close, () => dialog.close()),
    ),
    make('div', { class: 'fields' }, ...content),
    problem,
    footer,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(dialog, new FormData(form), { send, problem, onSubmit });
  });
  // A field that is folded away could not be pointed at.
  form.addEventListener('invalid', ({ target }) => target.closest('details')?.setAttribute('open', ''), true);
  dialog.setAttribute('aria-labelledby', 'modal-title');
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  (
    form.querySelector('.fields :is(input, select, textarea, .multi-select > summary)') ?? footer.lastElementChild
  ).focus();
}

export function closeDialog() {
  byId('modal').close();
}

async function submit(dialog, data, { send, problem, onSubmit }) {
  problem.textContent = '';
  send.disabled = true;
  try {
    const shown = dialog.firstElementChild;
    await onSubmit(data);
    // What was sent may have opened another form already.
    if (dialog.firstElementChild === shown) dialog.close();
  } catch (error) {
    problem.textContent = error.message;
  } finally {
    send.disabled = false;
  }
}

/** A field with its label, and a hint where there is one. */
export function labelled(label, input, hint = null) {
  return make('label', {}, make('span', {}, label), hint ? make('small', {}, hint) : null, input);
}

/** A native select of `[value, label]`. */
export function selectOf(name, entries, chosen) {
  const options = entries.map(([value, label]) => make('option', { value, selected: value === chosen }, label));
  return make('select', { name }, ...options);
}
