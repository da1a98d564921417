import type { IncomingMessage } from 'node:http';
import { ApiError } from '../protocol/api-error.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * Lets only programs on this machine through. A page of another site is refused even when a browser here opened it: it
 * has a foreign origin or host name.
 */
export function assertLocal(request: IncomingMessage): void {
  const { host = '', origin } = request.headers;
  const isNear = LOOPBACK.test(request.socket.remoteAddress ?? '') && LOCAL_NAME.test(host);
  const isOwnPage = origin === undefined || LOCAL_NAME.test(origin.replace(/^https?:\/\//, ''));
  if (!isNear || !isOwnPage) throw new ApiError('localOnly');
}
