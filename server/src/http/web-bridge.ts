import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { PAGE_HEADERS } from './security-headers.ts';

/**
 * Converts the request for the site's renderer: always to a GET, since pages are read-only and HEAD needs the same
 * headers.
 * @throws AppError `malformed` for a proxy request, which has an absolute URL instead of a path (RFC 9112, 3.2.2).
 */
export function toWebRequest({ url, headers }: FastifyRequest, publicUrl: string): Request {
  if (!url.startsWith('/')) throw new AppError('malformed', 'The request needs a path');
  const input = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Request(`${publicUrl}${url}`, { headers: input });
}

/** Sends a rendered page; its own headers override the frame's, above all its content security policy. */
export async function sendPage(page: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(PAGE_HEADERS);
  page.headers.forEach((value, name) => void reply.header(name, value));
  return reply.status(page.status).send(Buffer.from(await page.arrayBuffer()));
}
