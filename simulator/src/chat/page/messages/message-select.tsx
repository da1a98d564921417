import { SelectMenu } from '../controls/select-menu.tsx';
import type { Message, Part } from '../shapes/message-shapes.ts';
import { useComponent } from './use-component.ts';

/** A select menu of a message. */
export function MessageSelect({ message, part }: { message: Message; part: Part }) {
  const { isBusy, activate } = useComponent(message, part);
  return <SelectMenu part={part} isDisabled={isBusy} onChoose={(values) => void activate(values)} />;
}
