import { useMediaQuery } from '@mantine/hooks';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { PageField } from './page-field.tsx';
import { visiblePages } from './visible-pages.ts';
import { useBoardView } from '../use-board-view.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import styles from './pages.module.css';

/**
 * Pagination: buttons where there is room for seven, a number field where there is not
 * (docs/rules/leaderboards.md#board).
 */
export function BoardPages({ pageCount }: { pageCount: number }) {
  const text = useText();
  const { view, show } = useBoardView();
  const isWide = useMediaQuery('(min-width: 600px)', true, { getInitialValueInEffect: false });

  if (pageCount <= 1) return null;
  const page = Math.min(view.page, pageCount);
  const go = (to: number) => show({ page: to });

  return (
    <nav className={styles['pages']} aria-label={text(m.board_pages)}>
      <StepButton direction="back" disabled={page === 1} onClick={() => go(page - 1)} />
      {isWide ? (
        <PageButtons page={page} pageCount={pageCount} onGo={go} />
      ) : (
        <PageField key={page} page={page} pageCount={pageCount} onGo={go} />
      )}
      <StepButton direction="on" disabled={page === pageCount} onClick={() => go(page + 1)} />
    </nav>
  );
}

interface PageButtonsProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}

function PageButtons({ page, pageCount, onGo }: PageButtonsProps) {
  const text = useText();
  const shown = visiblePages(page, pageCount);

  return (
    <ul className={styles['buttons']}>
      {shown.map((number, index) => (
        <li key={number} data-apart={index > 0 && number - (shown[index - 1] ?? 0) > 1}>
          <button
            type="button"
            aria-label={text(m.board_page, { page: number })}
            {...(number === page && { 'aria-current': 'page' })}
            onClick={() => onGo(number)}
          >
            {number}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface StepButtonProps {
  direction: 'back' | 'on';
  disabled: boolean;
  onClick: () => void;
}

/** One page back or forward. It stays focusable at the ends, so that keyboard users keep their place. */
function StepButton({ direction, disabled, onClick }: StepButtonProps) {
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
