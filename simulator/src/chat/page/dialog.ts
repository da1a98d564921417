import { button, type Child, make, partOf, reasonOf } from './dom.ts';
import { iconButton } from './icons.ts';
import { t } from './texts/texts.ts';

interface Dialog {
  title: string;
  content: Child[];
  submitLabel?: string;
  isDanger?: boolean;
  onSubmit?: (data: FormData) => unknown;
}

/**
 * Shows a form. `onSubmit` gets the form data; the form closes when it resolves, and stays open with the reason if it
 * rejects. Without `onSubmit` there is no submit button.
 */
export function openDialog({ title, content, submitLabel = t.submit, isDanger = false, onSubmit }: Dialog) {
  const dialog = partOf('modal', HTMLDialogElement);
  const problem = make('p', { class: 'problem', role: 'alert' });
  const send = button({ type: 'submit', class: isDanger ? 'primary danger' : 'primary' }, submitLabel);
  const close = button({ class: 'quiet', onclick: () => dialog.close() }, onSubmit ? t.cancel : t.close);
  const footer = make('footer', {}, close, onSubmit ? send : null);
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
    if (onSubmit) void submit(dialog, () => onSubmit(new FormData(form)), { send, problem });
  });
  // The browser cannot point at an invalid field inside a closed <details>.
  form.addEventListener(
    'invalid',
    ({ target }) => target instanceof Element && target.closest('details')?.setAttribute('open', ''),
    true,
  );
  dialog.setAttribute('aria-labelledby', 'modal-title');
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  const first = form.querySelector<HTMLElement>('.fields :is(input, select, textarea, .multi-select > summary)');
  (first ?? (onSubmit ? send : close)).focus();
}

/** Closes the open dialog, if any. */
export function closeDialog() {
  partOf('modal', HTMLDialogElement).close();
}

async function submit(
  dialog: HTMLDialogElement,
  job: () => unknown,
  { send, problem }: { send: HTMLButtonElement; problem: HTMLElement },
) {
  problem.textContent = '';
  send.disabled = true;
  try {
    const shown = dialog.firstElementChild;
    await job();
    // `onSubmit` may have opened another form already.
    if (dialog.firstElementChild === shown) dialog.close();
  } catch (error) {
    problem.textContent = reasonOf(error);
  } finally {
    send.disabled = false;
  }
}

/** A field with its label and optional hint. */
export function labelled(label: string, input: HTMLElement, hint: string | null | undefined = null) {
  return make('label', {}, make('span', {}, label), hint ? make('small', {}, hint) : null, input);
}

/** A native select from `[value, label]` pairs. */
export function selectOf(name: string, entries: [value: string, label: string][], chosen: string) {
  const options = entries.map(([value, label]) => make('option', { value, selected: value === chosen }, label));
  return make('select', { name }, ...options);
}
