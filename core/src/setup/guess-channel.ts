import type { GuildChannel } from '../guilds/schema.ts';

/** The platform's types of channels that read as a stream of messages: text and announcements. */
const READ: ReadonlySet<number> = new Set([0, 5]);

/** What channels are called in which members are greeted, the likeliest first. */
const WELCOME = [
  /welcom|arriv|newcomer|newbie|greet|привет|добро|приход|новичк|новеньк/u,
  /^(?:join|joins|hello|hi|entrance|lobby|gate|вход|холл|прихожая|лобби)$/u,
  /^(?:general|main|chat|lounge|общий|общее|общение|основной|главный|чат|болталка|флудилка)$/u,
];

/** The same of those that moderators read. Whole words: a blog and a dialogue are no logs. */
const LOG = [
  /^(?:botlogs?|modlogs?|auditlogs?)$/u,
  /^(?:logs?|audit|логи?|журналы?|аудит)$/u,
  /^(?:mods?|moderators?|moderation|staff|admins?|модер|модеры|модераторы|модерация|админы|персонал)$/u,
];

/** Where new members are most likely greeted, by the names of channels; null where none sounds like it. */
export function guessWelcomeChannel(channels: readonly GuildChannel[]): string | null {
  return guess(channels, WELCOME);
}

/** Where the bot most likely writes down what happens; null where no channel sounds like it. */
export function guessLogChannel(channels: readonly GuildChannel[]): string | null {
  return guess(channels, LOG);
}

function guess(channels: readonly GuildChannel[], patterns: readonly RegExp[]): string | null {
  const named = channels
    .filter(({ type, botManageable }) => READ.has(type) && botManageable)
    .map(({ id, name }) => ({ id, words: wordsOf(name) }));
  for (const pattern of patterns) {
    const found = named.find(({ words }) => words.some((word) => pattern.test(word)));
    if (found !== undefined) return found.id;
  }
  return null;
}

/** Names are written with dashes, emoji and letters in other fonts. */
function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
