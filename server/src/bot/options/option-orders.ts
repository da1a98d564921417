import type { OptionDefinition } from '../command-entry.ts';
import { isPeople } from './read-people.ts';
import { isWritten } from './read-written.ts';

/** Options that can't be mistaken for each other, whatever order they are typed in. */
type Kind = 'number' | 'people' | 'choice' | 'yesOrNo' | 'channel' | 'role' | 'text';

function kindOf({ type, config }: OptionDefinition): Kind {
  if (config.en.choices !== undefined) return 'choice';
  if (isPeople(type)) return 'people';
  if (isWritten(type) || type === 'number') return 'number';
  if (type === 'boolean') return 'yesOrNo';
  return type === 'channel' || type === 'role' ? type : 'text';
}

/**
 * The orders in which options may be typed, their own first. Options of the same kind keep their order, and nothing
 * comes after a text, which takes the rest of the line.
 */
export function ordersOf<Option extends OptionDefinition>(options: readonly Option[]): Option[][] {
  const textAt = options.findIndex((option) => kindOf(option) === 'text');
  const end = textAt === -1 ? options.length : textAt;
  const after = options.slice(end);
  return arrange(options.slice(0, end)).map((order) => [...order, ...after]);
}

function arrange<Option extends OptionDefinition>(options: readonly Option[]): Option[][] {
  if (options.length < 2) return [[...options]];
  return options.flatMap((first, index) => {
    // It would overtake one of its own kind.
    if (options.slice(0, index).some((earlier) => kindOf(earlier) === kindOf(first))) return [];
    return arrange(options.toSpliced(index, 1)).map((others) => [first, ...others]);
  });
}
