import { expect, test } from 'vitest';
import type { Message, Translate } from '../preferences/use-text.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

function speaking(locale: 'en' | 'ru'): Translate {
  return <Inputs>(message: Message<Inputs | Record<string, never>>, inputs?: Inputs) =>
    message(inputs ?? {}, { locale });
}

const busy = (retryAfterSeconds: number) => new ApiError(429, 'tooManyRequests', 'Slow down', { retryAfterSeconds });

test.for([
  { seconds: 1, locale: 'en', ending: 'Try again in 1 second.' },
  { seconds: 30, locale: 'en', ending: 'Try again in 30 seconds.' },
  { seconds: 1, locale: 'ru', ending: 'Повторите через 1 секунду.' },
  { seconds: 3, locale: 'ru', ending: 'Повторите через 3 секунды.' },
  { seconds: 11, locale: 'ru', ending: 'Повторите через 11 секунд.' },
  { seconds: 21, locale: 'ru', ending: 'Повторите через 21 секунду.' },
] as const)('A rate limit of $seconds s in $locale ends with: $ending', ({ seconds, locale, ending }) => {
  const shown = errorText(speaking(locale), busy(seconds));

  expect(shown.endsWith(ending)).toBe(true);
});

test('The error text for an outage does not blame the user’s connection', () => {
  const shown = errorText(speaking('en'), new ApiError(503, 'unavailable', 'Discord does not answer'));

  expect(shown).toContain('Discord or part of our server');
});

test('The error text for a request without an answer blames the connection', () => {
  const shown = errorText(speaking('en'), new TypeError('Failed to fetch'));

  expect(shown).toContain('Check your connection');
});
