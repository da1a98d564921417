import { Link } from '../content/link.tsx';
import type { Message, Part } from '../shapes/message-shapes.ts';
import { useComponent } from './use-component.ts';

/** A button of a message. */
export function MessageButton({ message, part }: { message: Message; part: Part }) {
  const { isBusy, activate } = useComponent(message, part);
  const label = [part.emoji?.name, part.label].filter(Boolean).join(' ');
  if (part.url) {
    return (
      <Link className="component style-5" href={part.url}>
        {`${label} ↗`}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`component style-${part.style}`}
      disabled={isBusy || part.disabled === true}
      onClick={() => void activate()}
    >
      {label}
    </button>
  );
}
