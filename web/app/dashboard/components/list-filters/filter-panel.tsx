import { type ReactNode, useId, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './list-filters.module.css';

interface FilterPanelProps {
  /** Always in sight. */
  search: ReactNode;
  /** On a phone the search has the whole line. */
  isSearchWide?: boolean;
  /** Below the search, always in sight, too. */
  quick?: ReactNode;
  /** How many of the filters that fold away are in use. */
  used: number;
  /** Whether anything is narrowed at all. */
  isNarrowed: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** What a list can be narrowed to. All but the search folds away until it is asked for, or in use. */
export function FilterPanel(props: FilterPanelProps) {
  const { search, isSearchWide = false, quick, used, isNarrowed, onReset, children } = props;
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(used > 0);

  return (
    <search className={styles['filters']}>
      <div className={styles['searchLine']} data-wide={isSearchWide}>
        {search}
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name="settings" size={18} />
          {text(m.list_filters)}
          {used > 0 && <span className={styles['used']}>{used}</span>}
        </Button>
      </div>
      {quick}
      <div id={id} className={styles['fields']} hidden={!isOpen}>
        {children}
        {isNarrowed && (
          <div className={styles['reset']}>
            <Button size="small" onClick={onReset}>
              <Icon name="close" size={16} />
              {text(m.list_filters_reset)}
            </Button>
          </div>
        )}
      </div>
    </search>
  );
}
