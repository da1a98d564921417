import type { Locale } from '@perigee/core/base/locales/locales';
import { usePreferences } from './preferences-context.tsx';

/** A text of `web/messages`, as their compiler generates it. */
export type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/** A text without inputs. */
export type PlainMessage = Message<Record<string, never>>;

export interface Translate {
  (message: PlainMessage): string;
  <Inputs>(message: Message<Inputs>, inputs: Inputs): string;
}

/**
 * Returns texts in the tab's language. The language is passed explicitly instead of through a global, so that the
 * server can render two pages at once, and so that a component re-renders when the language changes.
 */
export function useText(): Translate {
  const { locale } = usePreferences();
  return <Inputs>(message: Message<Inputs | Record<string, never>>, inputs?: Inputs) =>
    message(inputs ?? {}, { locale });
}
