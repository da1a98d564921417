import * as z from 'zod/mini';
import type { DisplayName } from './display-name.ts';
import { withMetadata } from './field-metadata.ts';

/** One of these values, each with its name for people. */
export function choiceSchema<const Choice extends string>(
  choices: readonly Choice[],
  names: Readonly<Record<NoInfer<Choice>, DisplayName>>,
) {
  return withMetadata(z.enum(choices), { choices: names });
}
