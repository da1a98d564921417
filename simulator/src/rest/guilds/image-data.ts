import { createHash } from 'node:crypto';
import { ApiError } from '../../protocol/api-error.ts';

const DATA_URI = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=]+$/;

/** The hash of a picture sent as a data URI, as the platform names pictures; null takes it away. */
export function imageHash(data: string | null): string | null {
  if (data === null || data === '') return null;
  if (!DATA_URI.test(data)) throw new ApiError('invalidFile');
  return createHash('sha256').update(data).digest('hex').slice(0, 32);
}
