import { type FormEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../elements/icon-button.tsx';
import { reasonOf } from '../session/ask.ts';
import { t } from '../texts/texts.ts';
import { useDialog } from './dialog-context.ts';

interface DialogFormProps {
  title: string;
  children: ReactNode;
  submitLabel?: string;
  isDanger?: boolean;
  /**
   * Gets the form data; the form closes when it resolves, and stays open with the reason if it rejects. Without it there
   * is no submit button.
   */
  onSubmit?: (data: FormData) => unknown;
}

/** A form in a dialog. */
export function DialogForm({ title, children, submitLabel = t.submit, isDanger = false, onSubmit }: DialogFormProps) {
  const { close } = useDialog();
  const { problem, isSending, handleSubmit } = useSubmit(onSubmit);
  return (
    <form method="dialog" onSubmit={handleSubmit} onInvalidCapture={unfold}>
      <header>
        <h2 id="modal-title">{title}</h2>
        <IconButton icon="close" label={t.close} onClick={close} />
      </header>
      <div className="fields">{children}</div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <footer>
        <button type="button" className="quiet" onClick={close}>
          {onSubmit ? t.cancel : t.close}
        </button>
        {onSubmit ? (
          <button type="submit" className={isDanger ? 'primary danger' : 'primary'} disabled={isSending}>
            {submitLabel}
          </button>
        ) : null}
      </footer>
    </form>
  );
}

function useSubmit(onSubmit: DialogFormProps['onSubmit']) {
  const { closeIfOpen } = useDialog();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async (data: FormData) => {
    setProblem('');
    setSending(true);
    try {
      await onSubmit?.(data);
      // It may have opened another form already.
      closeIfOpen();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setSending(false);
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSubmit) void submit(new FormData(event.currentTarget));
  };

  return { problem, isSending, handleSubmit };
}

/** The browser cannot point at an invalid field inside a closed <details>. */
function unfold({ target }: FormEvent): void {
  if (target instanceof Element) target.closest('details')?.setAttribute('open', '');
}
