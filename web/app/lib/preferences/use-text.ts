import type { Locale } from '@perigee/core/locales/locales';
import { usePreferences } from './preferences-context.tsx';

/** A text of `web/messages`, as the compiler of those files gives it out. */
export type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/** A text that needs nothing filled in. */
export type PlainMessage = Message<Record<string, never>>;

export interface SayText {
  (message: PlainMessage): string;
  <Inputs>(message: Message<Inputs>, inputs: Inputs): string;
}

/**
 * Says texts in the tab's language. The language goes in by hand instead of through a global, so that two pages can be
 * rendered at once on the server, and so that a component knows it has to render again when the language changes.
 */
export function useText(): SayText {
  const { locale } = usePreferences();
  return <Inputs>(message: Message<Inputs | Record<string, never>>, inputs?: Inputs) =>
    message(inputs ?? {}, { locale });
}
