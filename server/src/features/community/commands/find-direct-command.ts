import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import type { TypedCommand } from '../../../bot/commands/text/typed-command.ts';
import type { ListenerContext } from '../../../bot/define-listener.ts';

interface DirectCommand {
  /** Undefined if the text is no command. */
  typed: TypedCommand | undefined;
  /** The language of the command's name, or else of the text's script. */
  locale: Locale;
}

/** Up to three marks before a command's name, such as the prefix of a guild. */
const ORDER = /^\s*(?:<@!?(\d+)>[,:]?\s*)?[\p{P}\p{S}]{0,3}\s*([\p{L}\p{N}_-]+)([^]*)$/u;

/** The command that a direct message names in either language: with a prefix, a mention of the bot, or neither. */
export function findDirectCommand(content: string, { commands, botId }: ListenerContext): DirectCommand {
  const script: Locale = /\p{Script=Cyrillic}/u.test(content) ? 'ru' : 'en';
  const [, mentioned = botId, word = '', line = ''] = ORDER.exec(content) ?? [];
  const byScript = { typed: undefined, locale: script };
  if (mentioned !== botId) return byScript;
  const locale = [script, ...LOCALES].find((each) => namesCommand(commands, each, word)) ?? script;
  const command = commands.find(locale, word);
  return command === undefined ? byScript : { typed: { command, line }, locale };
}

/** By its name or alias in this language; the stable name, which works in all of them, is English. */
function namesCommand(commands: ListenerContext['commands'], locale: Locale, word: string): boolean {
  const command = commands.find(locale, word);
  if (command === undefined) return false;
  const { name, aliases } = command.config[locale];
  return [name, ...aliases].includes(word.toLowerCase());
}
