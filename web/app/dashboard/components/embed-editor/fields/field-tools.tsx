import type { KeyboardEvent } from 'react';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import type { useDragOrder } from './use-drag-order.ts';
import styles from '../embed-canvas.module.css';

interface FieldToolsProps {
  index: number;
  count: number;
  isInline: boolean;
  onInline: (isInline: boolean) => void;
  handleProps: ReturnType<ReturnType<typeof useDragOrder>['handleProps']>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The tools beside a field: its drag handle, a switch for inline, and buttons to move or remove it. */
export function FieldTools({ index, count, isInline, handleProps, onInline, onMove, onRemove }: FieldToolsProps) {
  const text = useText();
  const position = index + 1;

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
    // The focus moves with the row, but the browser does not scroll to it.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <div className={styles['tools']}>
      <button
        type="button"
        className={styles['handle']}
        aria-label={text(m.embed_field_drag, { position })}
        onKeyDown={handleKey}
        {...handleProps}
      >
        <Icon name="grip" />
      </button>
      <button
        type="button"
        aria-pressed={isInline}
        aria-label={text(m.embed_field_inline_nth, { position })}
        title={text(m.embed_field_inline)}
        onClick={() => onInline(!isInline)}
      >
        <Icon name="columns" size={18} />
      </button>
      <MoveButtons {...{ index, count, onMove }} />
      <button type="button" data-danger aria-label={text(m.embed_field_remove, { position })} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </button>
    </div>
  );
}

function MoveButtons({ index, count, onMove }: Pick<FieldToolsProps, 'index' | 'count' | 'onMove'>) {
  const text = useText();
  const position = index + 1;

  return (
    <>
      <button
        type="button"
        aria-label={text(m.embed_field_up, { position })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="up" size={18} />
      </button>
      <button
        type="button"
        aria-label={text(m.embed_field_down, { position })}
        disabled={position === count}
        onClick={() => onMove(position)}
      >
        <Icon name="down" size={18} />
      </button>
    </>
  );
}
