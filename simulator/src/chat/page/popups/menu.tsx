import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import type { IconName } from '../elements/icon-paths.ts';
import { Icon } from '../elements/icon.tsx';
import { useSession } from '../session/use-chat.ts';
import { hidePopover } from './hide-popover.ts';

/** An entry of a menu. */
export interface Entry {
  label: string;
  icon: IconName | ReactElement;
  act: () => unknown;
  isDanger?: boolean;
  /** Set for entries of a radio group: whether this one is chosen. */
  isChecked?: boolean;
}

type Falsy = false | null | undefined | '';

/** The entries that are there: conditions leave out the others. */
export function present(entries: readonly (Entry | Falsy)[]): Entry[] {
  return entries.flatMap((entry) => (entry ? [entry] : []));
}

/** A menu with groups of entries, and `head` above them. An entry that fails shows a warning. */
export function Menu({ groups, head = null }: { groups: Entry[][]; head?: ReactNode }) {
  const shown = groups.filter((group) => group.length > 0);
  return (
    <div>
      {head}
      <div className="menu" role="menu" tabIndex={-1} onKeyDown={moveFocus}>
        {shown.map((group, index) => (
          <Group key={group[0]?.label} entries={group} hasLine={index > 0} />
        ))}
      </div>
    </div>
  );
}

function Group({ entries, hasLine }: { entries: Entry[]; hasLine: boolean }) {
  return (
    <>
      {hasLine ? <hr /> : null}
      {entries.map((entry) => (
        <MenuEntry key={entry.label} entry={entry} />
      ))}
    </>
  );
}

function MenuEntry({ entry: { label, icon, act, isDanger = false, isChecked } }: { entry: Entry }) {
  const { attempt } = useSession();
  const handleChoose = ({ currentTarget }: MouseEvent) => {
    hidePopover(currentTarget);
    void attempt(act);
  };
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      className={isDanger ? 'danger' : undefined}
      onClick={handleChoose}
    >
      {typeof icon === 'string' ? <Icon name={icon} size={18} /> : icon}
      <span>{label}</span>
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries[(next + entries.length) % entries.length]?.focus();
}
