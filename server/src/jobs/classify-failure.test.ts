import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { PlatformError } from '../discord/platform-error.ts';
import { classifyFailure } from './classify-failure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const refusedWith = (code: number, message: string, status = 403) =>
  new DiscordAPIError({ code, message }, code, status, 'POST', 'https://platform.example', { body: undefined });

const tried = (attempts: number, daysAgo = 0) => ({
  attempts,
  triedSince: new Date(Date.now() - daysAgo * DAY_MS),
});

test.for([
  { attempts: 1, delayMs: 5_000 },
  { attempts: 2, delayMs: 10_000 },
  { attempts: 5, delayMs: 80_000 },
  { attempts: 40, delayMs: 6 * 60 * 60 * 1000 },
])('Delays the next attempt by $delayMs ms after attempt $attempts', ({ attempts, delayMs }) => {
  const cut = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

  const verdict = classifyFailure({}, tried(attempts), cut);

  expect(verdict).toEqual({ state: 'waiting', problem: 'Discord does not answer', delayMs });
});

test('Retries after an internal error without blaming Discord', () => {
  const verdict = classifyFailure({}, tried(1), new TypeError('nothing has no id'));

  expect(verdict).toMatchObject({ state: 'waiting', problem: 'Something went wrong on our side' });
});

test('Honors a longer retry delay requested by Discord', () => {
  const error = new PlatformError('rateLimited', { retryAfterSeconds: 30 });

  const verdict = classifyFailure({}, tried(1), error);

  expect(verdict).toMatchObject({ state: 'waiting', delayMs: 30_000 });
});

test('Fails at once on a refusal that no retry can change, quoting Discord', () => {
  const verdict = classifyFailure({}, tried(1), refusedWith(50007, 'Cannot send messages to this user'));

  expect(verdict).toMatchObject({ state: 'failed', problem: 'Cannot send messages to this user (50007)' });
});

test.for([
  { code: Code.InvalidFormBodyOrContentType, status: 400 },
  { code: Code.MessageBlockedByHarmfulLinksFilter, status: 400 },
  { code: Code.RequestEntityTooLarge, status: 413 },
  { code: Code.FileUploadedExceedsMaximumSize, status: 400 },
  { code: Code.AccessToFileUploadsHasBeenLimitedForThisGuild, status: 403 },
  { code: Code.UnknownMessage, status: 404 },
  { code: Code.TwoFactorAuthenticationIsRequired, status: 403 },
])('Discord refuses for good with code $code, so the job ends', ({ code, status }) => {
  expect(classifyFailure({}, tried(1), refusedWith(code, 'refused', status)).state).toBe('failed');
});

test.for([
  { code: Code.GeneralError, status: 400 },
  { code: Code.ChannelWriteRateLimit, status: 400 },
  { code: Code.FeatureTemporarilyDisabledServerSide, status: 400 },
  { code: Code.CloudflareIsBlockingYourRequest, status: 403 },
  { code: Code.IndexNotYetAvailable, status: 400 },
  { code: Code.Unauthorized, status: 401 },
])('Discord refuses for now with code $code, so the job is retried', ({ code, status }) => {
  expect(classifyFailure({}, tried(1), refusedWith(code, 'refused', status)).state).toBe('waiting');
});

test('A missing permission ends a job that is not worth the wait', () => {
  const error = refusedWith(Code.MissingPermissions, 'Missing Permissions');

  expect(classifyFailure({ failsWithoutAccess: true }, tried(1), error).state).toBe('failed');
});

test('Retries a refusal that might be lifted for one week', () => {
  const error = refusedWith(50013, 'Missing Permissions');

  const states = [1, 6.9, 7.1].map((days) => classifyFailure({}, tried(20, days), error).state);

  expect(states).toEqual(['waiting', 'waiting', 'failed']);
});
