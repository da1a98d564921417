import { cutText } from '@perigee/core/base/text/cut';
import type { CommandOption, Suggestion } from '../define-command.ts';
import { isAccepted } from '../options/check-options.ts';
import type { OptionReading } from '../options/option-reading.ts';
import { SUGGESTION_MAX } from './name-meaning.ts';
import { slashValue } from './slash-values.ts';

/** The platform's maximum. */
const SUGGESTIONS_MAX = 25;

/** The first suggestions that the platform can show and whose values the option would accept, each value once. */
export async function chooseUsable(
  option: CommandOption,
  suggestions: readonly Suggestion[],
  reading: OptionReading,
): Promise<readonly Suggestion[]> {
  const usable = new Map<string | number, Suggestion>();
  for (const { name, value } of suggestions) {
    if (usable.size === SUGGESTIONS_MAX) break;
    const shown = cutText(name.trim(), SUGGESTION_MAX);
    if (shown === '' || usable.has(value) || !(await isUsable(option, value, reading))) continue;
    usable.set(value, { name: shown, value });
  }
  return [...usable.values()];
}

async function isUsable(option: CommandOption, value: string | number, reading: OptionReading): Promise<boolean> {
  const isNumber = option.type === 'integer' || option.type === 'number';
  if (isNumber !== (typeof value === 'number')) return false;
  if (typeof value === 'string' && (value.trim() === '' || value.length > SUGGESTION_MAX)) return false;
  const read = await slashValue(option, [value], { reading, finder: null, attachments: {} });
  return 'value' in read && isAccepted(option, read.value);
}
