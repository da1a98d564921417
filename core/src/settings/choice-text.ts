import type { Locale } from '../locales/locales.ts';
import { CHOICES, type ChoiceSet } from '../schemas/choices.ts';
import type { DisplayName } from '../schemas/display-name.ts';

/** The name of a choice; without a set, or outside of it, the value itself. */
export function choiceText(set: ChoiceSet | undefined, value: string, locale: Locale): string {
  const names: Readonly<Record<string, DisplayName>> = set === undefined ? {} : CHOICES[set];
  const name = Object.hasOwn(names, value) ? names[value] : undefined;
  return name === undefined ? value : name[locale];
}
