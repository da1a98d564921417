import { avatarUrl } from '@perigee/core/community/session/avatar';
import type { User } from '@perigee/core/community/session/user';

/** How long a card waits for an avatar, in milliseconds: interactions have to be answered within three seconds. */
const TIMEOUT_MS = 1_500;

/** In bytes; more than twice what the platform sends for an avatar of the requested size. */
const SIZE_MAX = 1024 * 1024;

/** Requested side length, in pixels; the platform takes powers of two. */
const SIDE = 256;

/** Image types the drawing library reads. */
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/svg+xml']);

/**
 * A user's avatar as a data URL, or null if it cannot be fetched in time. Only the configured CDN is contacted: the
 * rest of the URL is an id and a hash from the platform, and redirects are not followed.
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
    // A card without an avatar still works: it shows the initial.
    return null;
  }
}

/** The CDN has a still PNG for each animated avatar. */
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
    // Leaving the loop cancels the download.
    if (size > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
