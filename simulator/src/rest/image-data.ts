import { createHash } from 'node:crypto';
import { ApiError } from '../protocol/api-error.ts';

const DATA_URI = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=]+$/;

/** The hash of an image sent as a data URI, in the platform's format; null removes the image. */
export function imageHash(data: string | null): string | null {
  if (data === null || data === '') return null;
  if (!DATA_URI.test(data)) throw new ApiError('invalidFile');
  return createHash('sha256').update(data).digest('hex').slice(0, 32);
}
