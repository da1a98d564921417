import { type Check, readMessage } from './message.ts';
import { typedMentions } from './typed-mentions.ts';

/** Cases in which a rule must fire, and cases in which it must not. */
export interface RuleTable {
  fires: readonly TableCase[];
  passes: readonly TableCase[];
}

export interface TableCase {
  /** Unique within its rule. */
  name: string;
  /** What the rule matched; null where it did not fire. */
  match: () => string | null;
  /** What it has to find, where that matters. */
  marks?: string;
}

/** A message, or a message with the part that has to be marked. */
type Text = string | readonly [content: string, marks: string];

/** Cases for a rule that decides by the message alone. */
export function textTable(check: Check, { fires, passes }: Record<'fires' | 'passes', readonly Text[]>): RuleTable {
  return { fires: fires.map((text) => textCase(check, text)), passes: passes.map((text) => textCase(check, text)) };
}

function textCase(check: Check, text: Text): TableCase {
  const [content, marks] = typeof text === 'string' ? [text] : text;
  const match = () => {
    const [first] = check(readMessage({ content, ...typedMentions(content), files: [] }))?.spans ?? [];
    return first === undefined ? null : content.slice(first.start, first.end);
  };
  return { name: content, match, ...(marks !== undefined && { marks }) };
}

/** Sequences of events for a rule that counts; `fires` tells whether it fires at any step. */
export function sequenceTable<Step>(
  fires: (steps: readonly Step[]) => boolean,
  sequences: Record<keyof RuleTable, Record<string, readonly Step[]>>,
): RuleTable {
  const casesOf = (named: Record<string, readonly Step[]>) =>
    Object.entries(named).map(([name, steps]) => ({ name, match: () => (fires(steps) ? '' : null) }));
  return { fires: casesOf(sequences.fires), passes: casesOf(sequences.passes) };
}
