import type { OptionDefinition } from '../../command-entry.ts';

/**
 * Finds `name:value` in a text, with the option's name in either language, and returns the value and the text without
 * it; null if it is absent. A value with spaces is quoted.
 */
export function takeNamed(
  { config }: Pick<OptionDefinition, 'config'>,
  text: string,
): { text: string; rest: string } | null {
  const names = [config.en.name, config.ru.name].join('|');
  const pattern = new RegExp(String.raw`(?<!\S)(?:${names})[:=]("[^"]*"|«[^»]*»|“[^”]*”|\S*)`, 'iu');
  const match = pattern.exec(text);
  if (match === null) return null;
  const [whole, value = ''] = match;
  return { text: value, rest: `${text.slice(0, match.index)}${text.slice(match.index + whole.length)}` };
}
