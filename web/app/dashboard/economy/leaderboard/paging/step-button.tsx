import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from './pages.module.css';

interface StepButtonProps {
  direction: 'back' | 'on';
  disabled: boolean;
  onClick: () => void;
}

/** One page back or forward. It stays focusable at the ends, so that keyboard users keep their place. */
export function StepButton({ direction, disabled, onClick }: StepButtonProps) {
  const text = useText();

  return (
    <button
      type="button"
      className={styles['step']}
      data-direction={direction}
      aria-label={text(direction === 'back' ? m.board_previous : m.board_next)}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon name="chevron" />
    </button>
  );
}
