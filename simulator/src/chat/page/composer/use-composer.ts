import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readFile } from '../elements/read-file.ts';
import { useSession } from '../session/use-chat.ts';
import type { Session } from '../session/session.ts';
import type { Command, Outcome } from '../shapes/shapes.ts';
import { suggest } from './find-commands.ts';
import { optionValues } from './option-values.ts';

/** The elements of the composer. */
interface Parts {
  form: RefObject<HTMLFormElement | null>;
  text: RefObject<HTMLTextAreaElement | null>;
  /** The inputs of the picked command. */
  fields: RefObject<HTMLDivElement | null>;
  attached: RefObject<HTMLInputElement | null>;
}

/** What keys and buttons of the composer do. */
export function useComposer(parts: Parts, files: File[], forgetFiles: () => void) {
  const session = useSession();
  const { store, draft } = session;
  const suggested = () => suggest(store.read().commands, store.read().draft);
  const highlighted = () => suggested()[store.read().draft.highlighted] ?? suggested()[0];

  const pick = (command: Command) => {
    // At once, because the inputs get the focus and are checked.
    flushSync(() => draft({ type: 'pick', command }));
    (parts.fields.current?.querySelector<HTMLElement>('input, select') ?? parts.text.current)?.focus();
  };

  const send = async () => {
    const content = store.read().draft.text.trim();
    const { command } = store.read().draft;
    if (command && content !== `/${command.label}`) flushSync(() => draft({ type: 'dropCommand' }));
    const entry = content.startsWith('/') ? highlighted() : undefined;
    if (entry) {
      pick(entry);
      if (entry.options.some(({ required }) => required) && parts.form.current?.checkValidity() !== true) return;
    }
    const isEmpty = content === '' && files.length === 0;
    if (isEmpty || !store.read().channel || parts.form.current?.reportValidity() !== true) return;
    const job = submit(session, parts.fields.current, files);
    if (parts.attached.current) empty(parts.attached.current);
    forgetFiles();
    draft({ type: 'write', text: '' });
    draft({ type: 'detach' });
    await session.attempt(() => job);
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? 0;
    const entries = suggested();
    if (event.key === 'Escape') draft({ type: 'cancel' });
    else if (step !== 0 && entries.length > 0) {
      const index = (store.read().draft.highlighted + step + entries.length) % entries.length;
      draft({ type: 'highlight', index });
    } else if (event.key === 'ArrowUp' && store.read().draft.text === '') return editLast(session);
    else if (event.key === 'Tab' && entries.length > 0) {
      const entry = highlighted();
      if (entry) pick(entry);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send();
    else return;
    if (event.key !== 'Escape') event.preventDefault();
  };

  return { pick, send, handleKey };
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function empty(input: HTMLInputElement): void {
  input.value = '';
}

/** Edits the person's last message. */
function editLast({ store, draft }: Session): void {
  const { messages, person } = store.read();
  const last = messages.findLast(({ author, type }) => author?.id === person && (type === 0 || type === 19));
  if (last) draft({ type: 'edit', message: last });
}

/** Runs the command, or sends or edits the message. */
async function submit({ store, ask, openDialog }: Session, fields: Element | null, files: File[]): Promise<void> {
  const { channel, draft } = store.read();
  const { command, editing, replyTo } = draft;
  if (command) {
    const options = fields ? await optionValues(fields) : {};
    const { modal } = await ask<Outcome>(`/channels/${channel}/commands`, 'POST', { name: command.path, options });
    if (modal) openDialog({ kind: 'form', form: modal, message: null });
    return;
  }
  const path = `/channels/${channel}/messages`;
  const content = draft.text.trim();
  if (editing) await ask(`${path}/${editing.id}`, 'PATCH', { content });
  else {
    const read = await Promise.all(files.map(readFile));
    await ask(path, 'POST', { content, files: read, replyTo: replyTo?.id ?? '' });
  }
}
