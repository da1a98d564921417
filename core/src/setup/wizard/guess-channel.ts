import type { GuildChannel } from '../../community/guilds/schema.ts';

/** The platform's types of channels that people read as a stream of messages: text and announcement. */
const READ: ReadonlySet<number> = new Set([0, 5]);

/** Names of channels in which members are greeted, likeliest first. */
const WELCOME = [
  /welcom|arriv|newcomer|newbie|greet|привет|добро|приход|новичк|новеньк/u,
  /^(?:join|joins|hello|hi|entrance|lobby|gate|вход|холл|прихожая|лобби)$/u,
  /^(?:general|main|chat|lounge|общий|общее|общение|основной|главный|чат|болталка|флудилка)$/u,
];

/** Names of channels for moderators. Whole words only: "blog" and "dialogue" are not logs. */
const LOG = [
  /^(?:botlogs?|modlogs?|auditlogs?)$/u,
  /^(?:logs?|audit|логи?|журналы?|аудит)$/u,
  /^(?:mods?|moderators?|moderation|staff|admins?|модер|модеры|модераторы|модерация|админы|персонал)$/u,
];

/** The likeliest channel for greetings, by name; null where no name fits. */
export function guessWelcomeChannel(channels: readonly GuildChannel[]): string | null {
  return guess(channels, WELCOME);
}

/** The likeliest channel for the bot's log; null where no name fits. */
export function guessLogChannel(channels: readonly GuildChannel[]): string | null {
  return guess(channels, LOG);
}

function guess(channels: readonly GuildChannel[], patterns: readonly RegExp[]): string | null {
  const named = channels
    .filter(({ type, botManageable, memberWritable }) => READ.has(type) && botManageable && memberWritable)
    .map(({ id, name }) => ({ id, words: wordsOf(name) }));
  for (const pattern of patterns) {
    const found = named.find(({ words }) => words.some((word) => pattern.test(word)));
    if (found !== undefined) return found.id;
  }
  return null;
}

/** Names may contain dashes, emoji and letters from other fonts. */
function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
