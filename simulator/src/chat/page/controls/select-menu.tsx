import { useLive } from '../session/use-chat.ts';
import type { Part } from '../shapes/message-shapes.ts';
import { ManySelect } from './many-select.tsx';
import { OneSelect } from './one-select.tsx';
import { selectOptions } from './select-options.ts';

interface SelectMenuProps {
  part: Part;
  isDisabled?: boolean;
  /** Gets the chosen values; without it the select is part of a form, which has them as form data. */
  onChoose?: (values: string[]) => void;
}

/** Whether several values can be chosen. */
export const isMany = (part: Part) => (part.max_values ?? 1) > 1;

/** A select menu: the browser's own for a single value, checkboxes for several. */
export function SelectMenu({ part, isDisabled = false, onChoose }: SelectMenuProps) {
  const server = useLive((state) => state.server);
  const people = useLive(({ world }) => world.people);
  const options = selectOptions(part, server, people);
  const Menu = isMany(part) ? ManySelect : OneSelect;
  return <Menu part={part} options={options} isDisabled={isDisabled || part.disabled === true} onChoose={onChoose} />;
}
