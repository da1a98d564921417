import type { OptionType } from '@perigee/core/commands/schema';
import type { Locale } from '@perigee/core/locales/locale';
import { m } from '#texts';
import type { OptionDefinition } from '../../bot/command-entry.ts';

const EXPECTED: Record<OptionType, (inputs: { option: string }, options: { locale: Locale }) => string> = {
  string: m.option_expects_string,
  integer: m.option_expects_integer,
  number: m.option_expects_number,
  boolean: m.option_expects_boolean,
  user: m.option_expects_user,
  channel: m.option_expects_channel,
  role: m.option_expects_role,
};

/** Why an option was refused, in words for the member who typed it. */
export function describeRefusal(option: OptionDefinition, reason: 'missing' | 'invalid', locale: Locale): string {
  const { name, choices } = option.config[locale];
  if (reason === 'missing') return m.option_missing({ option: name }, { locale });
  if (choices === undefined) return EXPECTED[option.type]({ option: name }, { locale });
  const names = choices.map((choice) => choice.name).join(', ');
  return m.option_expects_choice({ option: name, choices: names }, { locale });
}
