import { type ReactNode, useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './examples.module.css';

export interface Example<Key extends string> {
  key: Key;
  name: string;
  text: string;
  /** What it looks like. */
  sample: ReactNode;
  /** The label of the button that takes it; "use" by default. */
  takeLabel?: string;
  canTake?: boolean;
}

interface ExamplesProps<Key extends string> {
  title: string;
  /** What taking an example does. */
  text: string;
  examples: () => readonly Example<Key>[];
  isBusy?: boolean;
  /** The label of the button that opens the dialog; "examples" by default. */
  openLabel?: string;
  /** Resolves to true if the dialog should close. */
  onTake: (key: Key) => boolean | Promise<boolean>;
}

/** A button that opens examples; each is previewed before it is taken. */
export function Examples<Key extends string>(props: ExamplesProps<Key>) {
  const { title, text: lead, examples, isBusy, openLabel, onTake } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const handleTake = async (key: Key) => {
    if (await onTake(key)) setOpen(false);
  };

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="layers" size={18} />
        {openLabel ?? text(m.examples_open)}
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setOpen(false)} size={640} title={title}>
        <p className={styles['lead']}>{lead}</p>
        <ul className={styles['list']}>
          {isOpen &&
            examples().map(({ key, name, text: about, sample, takeLabel, canTake = true }) => (
              <li key={key}>
                <h3>{name}</h3>
                <p>{about}</p>
                <div className={styles['sample']}>{sample}</div>
                <Button
                  size="small"
                  aria-label={`${takeLabel ?? text(m.examples_use)}: ${name}`}
                  busy={isBusy === true}
                  disabled={!canTake}
                  onClick={() => void handleTake(key)}
                >
                  {takeLabel ?? text(m.examples_use)}
                </Button>
              </li>
            ))}
        </ul>
      </FormDialog>
    </>
  );
}
