import type { DisplayName } from '../../base/schemas/display-name.ts';
import type { CheckStatus } from './check-status.ts';

/**
 * A possible result of a check: its severity, what was found and what to do about it, with `{facts}` as placeholders.
 */
interface Finding {
  status: CheckStatus;
  found: DisplayName;
  /** Null where there is nothing to do. */
  todo: DisplayName | null;
}

export interface CheckTexts {
  title: DisplayName;
  findings: Readonly<Record<string, Finding>>;
}

/** Makes findings of that status from their texts. */
export const finding =
  (status: CheckStatus) =>
  (found: DisplayName, todo: DisplayName | null = null): Finding => ({ status, found, todo });

export const good = finding('good');
export const warn = finding('warn');
export const bad = finding('bad');
export const skipped = finding('skipped');

/** Shared by several checks. */
export const PLATFORM_AWAY = warn(
  { en: 'Discord did not answer: {reason}', ru: 'Discord не ответил: {reason}' },
  {
    en: 'Run the check again. If it stays so, look at discordstatus.com and at this machine’s way out to the network.',
    ru: 'Запустите проверку ещё раз. Если не проходит, посмотрите discordstatus.com и выход этой машины в сеть.',
  },
);

export const DEMO_STOPPED = skipped(
  {
    en: 'In demo mode the stand-in of Discord is checked by the running product',
    ru: 'В демо-режиме замену Discord проверяет работающий продукт',
  },
  {
    en: 'Start Perigee and run the check again, or set the three DISCORD_ variables.',
    ru: 'Запустите Perigee и повторите проверку или задайте три переменные DISCORD_.',
  },
);

export const TOKEN_REFUSED = skipped(
  { en: 'Not known while the bot token is refused', ru: 'Неизвестно, пока токен бота не принимают' },
  { en: 'Put the token right first.', ru: 'Сначала исправьте токен.' },
);

export const DATABASE_AWAY = skipped(
  { en: 'Not known while the database does not answer', ru: 'Неизвестно, пока база данных не отвечает' },
  { en: 'Put the database right first.', ru: 'Сначала исправьте базу данных.' },
);

export const EMBEDDED = skipped({
  en: 'The embedded database keeps no such figures',
  ru: 'Встроенная база данных этого не измеряет',
});

export const SITE_AWAY = skipped(
  { en: 'Not known while PUBLIC_URL does not answer', ru: 'Неизвестно, пока PUBLIC_URL не отвечает' },
  { en: 'Put the site right first.', ru: 'Сначала исправьте сайт.' },
);
