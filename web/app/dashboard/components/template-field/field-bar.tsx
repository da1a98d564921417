import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

interface Bar {
  slot: HTMLElement | null;
  /** The field that has the caret, or had it last; null before any had. */
  active: string | null;
  enter: (id: string) => void;
  leave: (id: string) => void;
}

const BarContext = createContext<Bar | null>(null);

interface FieldBarProps {
  /** Gets the function that takes the bar's element. */
  children: (setSlot: (slot: HTMLElement | null) => void) => ReactNode;
}

/** Lets many template fields share one bar with their tools, so that each of them is nothing but its text. */
export function FieldBar({ children }: FieldBarProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const leave = useCallback((id: string) => setActive((current) => (current === id ? null : current)), []);

  return <BarContext value={{ slot, active, enter: setActive, leave }}>{children(setSlot)}</BarContext>;
}

/** A field in here has tools of its own again, such as one in a dialog. */
export function OwnFieldTools({ children }: { children: ReactNode }) {
  return <BarContext value={null}>{children}</BarContext>;
}

/** The bar a field shares with others, if it does, and whether it is the field's turn. */
export function useFieldBar(id: string, isFirst: boolean) {
  const bar = use(BarContext);
  const leave = bar?.leave;

  useEffect(() => () => leave?.(id), [leave, id]);

  if (bar === null) return null;
  const { slot, active, enter } = bar;
  return { slot, isMine: active === null ? isFirst : active === id, enter: () => enter(id) };
}
