import { avatarUrl } from '@perigee/core/session/avatar';
import type { User } from '@perigee/core/session/user';

/** A card waits this long for a picture, in milliseconds: the platform wants an answer within three seconds. */
const TIMEOUT_MS = 1_500;

/** More than twice what the platform sends for an avatar of the side asked for, in bytes. */
const SIZE_MAX = 1024 * 1024;

/** Side asked for, in pixels; the platform takes powers of two. */
const SIDE = 256;

/** What the drawing library reads. */
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/svg+xml']);

/**
 * A user's avatar as a data address, or null where it can not be had in time. Nothing is asked but the platform's CDN as
 * configured: the rest of the address are an id and a hash of the platform, and a redirection is not followed.
 */
export async function fetchAvatar(cdnUrl: string, user: User): Promise<string | null> {
  try {
    const response = await fetch(stillAvatarUrl(cdnUrl, user), {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (!response.ok || !TYPES.has(type)) {
      await response.body?.cancel();
      return null;
    }
    const content = await readAtMost(response, SIZE_MAX);
    return content === null ? null : `data:${type};base64,${content.toString('base64')}`;
  } catch {
    // A card without its picture is still a card: the initial stands in.
    return null;
  }
}

/** A moving avatar has a still one beside it. */
function stillAvatarUrl(cdnUrl: string, user: User): URL {
  const url = new URL(avatarUrl(cdnUrl, user));
  url.pathname = url.pathname.replace(/\.gif$/, '.png');
  if (url.searchParams.has('size')) url.searchParams.set('size', String(SIDE));
  return url;
}

async function readAtMost({ body }: Response, max: number): Promise<Buffer | null> {
  if (body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop cancels the rest.
    if (size > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
