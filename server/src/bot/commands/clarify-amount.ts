import { type Amount, readAmount } from '@perigee/core/base/reading/amount';
import { tookAll } from '@perigee/core/base/reading/reading';
import type { CommandContext } from '../command-context.ts';
import type { OptionDefinition } from '../command-entry.ts';

/**
 * Reads a text option that may be an amount: null if it is none. `asked` if the member has to say which amount they
 * meant; the command ends then.
 */
export async function clarifyAmount(
  { clarify, settings }: Pick<CommandContext, 'clarify' | 'settings'>,
  option: OptionDefinition,
  text: string,
): Promise<Amount | null | 'asked'> {
  const read = readAmount(text, { symbol: settings.economy.moneySymbol });
  if (read.kind === 'unread' || !tookAll(read, text)) return null;
  return read.kind === 'read' ? read.value : ((await clarify({ ...option, type: 'amount' }, read.meanings)) ?? 'asked');
}
