import { type ReactNode, useId, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './list-filters.module.css';

interface FilterPanelProps {
  /** Always visible. */
  search: ReactNode;
  /** The search takes the full width on a phone. */
  isSearchWide?: boolean;
  /** Below the search, also always visible. */
  quick?: ReactNode;
  /** How many of the folded filters are in use. */
  used: number;
  /** Whether any filter is in use. */
  isNarrowed: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** The filters of a list. All but the search are folded unless they are in use. */
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
