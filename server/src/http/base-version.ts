import { BASE_VERSION_HEADER } from '@perigee/core/sections/save-reply';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The version a save is based on, if given. @throws AppError `malformed` for anything but a version. */
export function baseVersionOf({ headers }: FastifyRequest): number | undefined {
  const input = headers[BASE_VERSION_HEADER];
  if (input === undefined) return undefined;
  const version = /^"(\d{1,9})"$/.exec(input)?.[1];
  if (version === undefined) throw new AppError('malformed', 'if-match takes the version in quotes, such as "3"');
  return Number(version);
}
