import { Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { OwnFieldTools } from '../template-field/field-bar.tsx';
import styles from './part-popover.module.css';

interface PartPopoverProps {
  /** What the button changes, and its current value. */
  label: string;
  className: string | undefined;
  /** What the button displays. */
  mark: ReactNode;
  isInvalid?: boolean;
  /** Shown beside "done": removes the value. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of an embed that is chosen rather than typed: pressing it opens its fields. */
export function PartPopover({ label, className, mark, isInvalid = false, onRemove, children }: PartPopoverProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={className}
          aria-label={label}
          data-wrong={isInvalid || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {mark}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <OwnFieldTools>
          <div className={styles['inside']}>{children}</div>
        </OwnFieldTools>
        <div className={styles['foot']}>
          {onRemove !== undefined && (
            <Button
              size="small"
              onClick={() => {
                onRemove();
                close();
              }}
            >
              {text(m.embed_part_remove)}
            </Button>
          )}
          <Button size="small" tone="primary" onClick={close}>
            {text(m.embed_done)}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
