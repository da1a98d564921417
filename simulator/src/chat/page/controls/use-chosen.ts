import { useState } from 'react';
import type { Part, SelectOption } from '../shapes/message-shapes.ts';

const defaultsOf = (options: SelectOption[]) => options.filter((option) => option.default).map(({ value }) => value);

/** The chosen values, which start again from the defaults whenever the bot sends the select again. */
export function useChosen(part: Part, options: SelectOption[]) {
  const [chosen, setChosen] = useState({ part, values: defaultsOf(options) });
  const isCurrent = chosen.part === part;
  if (!isCurrent) setChosen({ part, values: defaultsOf(options) });
  const choose = (values: string[]) => setChosen({ part, values });
  return [isCurrent ? chosen.values : defaultsOf(options), choose] as const;
}
