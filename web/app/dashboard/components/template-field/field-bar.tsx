import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

interface Bar {
  slot: HTMLElement | null;
  /** The field that has the focus, or had it last; null before any had. */
  active: string | null;
  enter: (id: string) => void;
  leave: (id: string) => void;
}

const BarContext = createContext<Bar | null>(null);

interface FieldBarProps {
  /** Receives the setter for the bar's element. */
  children: (setSlot: (slot: HTMLElement | null) => void) => ReactNode;
}

/** Lets many template fields share one bar for their tools, so that each field shows only its text. */
export function FieldBar({ children }: FieldBarProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const leave = useCallback((id: string) => setActive((current) => (current === id ? null : current)), []);

  return <BarContext value={{ slot, active, enter: setActive, leave }}>{children(setSlot)}</BarContext>;
}

/** Fields in here have their own tools again, for example in a dialog. */
export function OwnFieldTools({ children }: { children: ReactNode }) {
  return <BarContext value={null}>{children}</BarContext>;
}

/** The shared bar, if there is one, and whether it currently belongs to this field. */
export function useFieldBar(id: string, isFirst: boolean) {
  const bar = use(BarContext);
  const leave = bar?.leave;

  useEffect(() => () => leave?.(id), [leave, id]);

  if (bar === null) return null;
  const { slot, active, enter } = bar;
  return { slot, isMine: active === null ? isFirst : active === id, enter: () => enter(id) };
}
