import type { API } from '@discordjs/core/http-only';
import { ChannelType, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { Bus } from '../../../bus/bus.ts';
import { createLoadingCache } from '../../../cache/loading-cache.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { toPlatformError } from '../../../discord/platform-error.ts';

/** A thread, as far as its readers depend on it; none of it changes while the thread exists. */
export interface Thread {
  parentId: string;
  /** Only its members see it, and who manages the threads of its channel. */
  isPrivate: boolean;
}

/** Existing threads, and who was added to private ones, for any process: asked from the platform and remembered. */
export interface Threads {
  /** Null if the guild has no such thread, or the bot cannot see it. */
  find(guildId: string, threadId: string): Promise<Thread | null>;
  hasMember(threadId: string, userId: string): Promise<boolean>;
}

interface FoundThread extends Thread {
  guildId: string;
}

const THREADS_MAX = 20_000;
const MEMBERS_MAX = 20_000;

/** How long an answer that may change is kept, in milliseconds. Whoever is removed from a thread loses it at once. */
const KNOWN_MS = 30_000;

export function createThreads(api: API, bus: Bus): Threads {
  const found = new LRUCache<string, FoundThread>({ ...atMost(THREADS_MAX) });
  const missing = createLoadingCache<{ thread: FoundThread | null }>({ max: THREADS_MAX, ttlMs: KNOWN_MS });
  const members = createLoadingCache<{ isMember: boolean }>({ max: MEMBERS_MAX, ttlMs: KNOWN_MS });
  bus.subscribe('threads', members.drop);
  bus.onGap(members.clear);

  return {
    async find(guildId, threadId) {
      const thread = found.get(threadId) ?? (await missing.get(threadId, () => load(api, threadId))).thread;
      if (thread !== null) found.set(threadId, thread);
      return thread?.guildId === guildId ? thread : null;
    },
    async hasMember(threadId, userId) {
      const { isMember } = await members.get(`${threadId}/${userId}`, async () => ({
        isMember: (await orNothing(api.threads.getMember(threadId, userId))) !== undefined,
      }));
      return isMember;
    },
  };
}

async function load(api: API, threadId: string): Promise<{ thread: FoundThread | null }> {
  const channel = await orNothing(api.channels.get(threadId));
  if (channel === undefined || !('thread_metadata' in channel)) return { thread: null };
  const { guild_id: guildId, parent_id: parentId } = channel;
  if (guildId === undefined || typeof parentId !== 'string') return { thread: null };
  return { thread: { guildId, parentId, isPrivate: channel.type === ChannelType.PrivateThread } };
}

/** Undefined for what does not exist, or is closed to the bot. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ignoreErrorCodes([Code.UnknownChannel, Code.UnknownMember, Code.MissingAccess], answer);
  } catch (error) {
    throw toPlatformError(error);
  }
}
