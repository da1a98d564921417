import type { Locale } from '@perigee/core/base/locales/locales';
import { type Amount, readAmount } from '@perigee/core/base/reading/amount';
import { tookAll } from '@perigee/core/base/reading/reading';
import { m } from '#texts';
import type { TypingContext } from '../command-context.ts';
import type { CommandOption, Suggestion } from '../define-command.ts';
import { nameMeaning } from './name-meaning.ts';

/** A text, and an amount that it means. */
interface WrittenAmount {
  text: string;
  amount: Amount;
}

/**
 * Suggests amounts: shares of what there is, or what a typed text means, with the money that they come to. Only those
 * that the command would take.
 */
export async function suggestAmounts(
  option: CommandOption,
  typed: string,
  use: TypingContext,
): Promise<readonly Suggestion[]> {
  const { locale, settings } = use;
  const { moneySymbol: symbol } = settings.economy;
  const text = typed.trim();
  const written = text === '' ? sharesIn(locale) : amountsIn(option, text, symbol);
  if (written.length === 0) return [];
  const comesTo = (await option.comesTo?.(use)) ?? unitsOf;
  return written.flatMap(({ text: meant, amount }) => {
    const units = comesTo(amount);
    if (units === null) return [];
    const money = `${new Intl.NumberFormat(locale).format(units)} ${symbol}`.trimEnd();
    return [{ name: nameMeaning(meant, money, { locale }), value: 'units' in amount ? String(amount.units) : meant }];
  });
}

function amountsIn(option: CommandOption, text: string, symbol: string): WrittenAmount[] {
  const read = readAmount(text, { symbol, mayBeZero: option.min === 0 });
  if (read.kind === 'unread' || !tookAll(read, text)) return [];
  return (read.kind === 'read' ? [read.value] : read.meanings).map((amount) => ({ text, amount }));
}

function sharesIn(locale: Locale): WrittenAmount[] {
  return [
    { text: '10 %', amount: { percent: 10 } },
    { text: m.amount_half({}, { locale }), amount: { percent: 50 } },
    { text: m.amount_all({}, { locale }), amount: { percent: 100 } },
  ];
}

/** Without knowing what there is, a share comes to nothing in particular. */
function unitsOf(amount: Amount): number | null {
  return 'units' in amount ? amount.units : null;
}
