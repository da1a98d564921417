import { useLive } from '../session/use-chat.ts';
import { t } from '../texts/texts.ts';

/** Who is writing. */
export function TypingLine() {
  const typists = useLive((state) => state.typists);
  return (
    <p id="typing" aria-live="polite">
      {typists.length > 0 ? t.typing(typists.map(({ name }) => name)) : ''}
    </p>
  );
}
