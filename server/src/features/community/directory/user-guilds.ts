import { mayManageGuild } from '@perigee/core/base/permissions/permissions';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { Bus } from '../../../bus/bus.ts';
import { type CacheCounts, createLoadingCache } from '../../../cache/loading-cache.ts';
import { PlatformError } from '../../../discord/platform-error.ts';
import type { UserApi } from '../../../discord/user-api.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';

/** A guild of a person, as the platform reports it to them. */
export interface UserGuild {
  id: string;
  name: string;
  icon: string | null;
  isOwner: boolean;
  manageable: boolean;
  /** In the guild as a whole, before channel overwrites. */
  permissions: bigint;
}

/** The guilds a person is in, in the platform's order, with whether they may manage each. */
export interface UserGuilds {
  list(caller: Caller, options?: { fresh?: boolean }): Promise<ReadonlyMap<string, UserGuild>>;
  /** @throws AppError `notFound` for a guild the person is not in. */
  get(caller: Caller, guildId: string): Promise<UserGuild>;
  /** The same if it is cached, without waiting. */
  peek(caller: Caller, guildId: string): UserGuild | undefined;
}

/** How long a permission that was revoked without an announcement can stay in effect, in milliseconds. */
const RIGHTS_MS = 60_000;
const PEOPLE_MAX = 20_000;
const GUILDS_MAX = 20_000;

interface LoadedList {
  guilds: ReadonlyMap<string, UserGuild>;
  /** On this process's monotonic clock. */
  loadedAt: number;
}

export function createUserGuilds(userApi: UserApi, bus: Bus): UserGuilds & CacheCounts {
  const lists = createLoadingCache<LoadedList>({ max: PEOPLE_MAX, ttlMs: RIGHTS_MS });
  /** When rights last changed in a guild: lists loaded before that are outdated for it. */
  const changes = new LRUCache<string, number>({ ...atMost(GUILDS_MAX), ttl: RIGHTS_MS });
  bus.onGap(lists.clear);
  bus.subscribe('rights', (key) => {
    const [guildId = '', userId] = key.split('/');
    if (userId === undefined) changes.set(guildId, performance.now());
    else lists.drop(userId);
  });
  const isStale = ({ loadedAt }: LoadedList, guildId: string) => (changes.get(guildId) ?? 0) >= loadedAt;

  const list: UserGuilds['list'] = async (caller, { fresh = false } = {}) => {
    if (fresh) lists.drop(caller.userId);
    if (!caller.scopes.includes('guilds'))
      throw new AppError('unauthorized', 'Sign in again and grant access to your servers');
    return (await lists.get(caller.userId, () => loadList(userApi, caller.token))).guilds;
  };

  return {
    list,
    async get(caller, guildId) {
      const cached = lists.peek(caller.userId);
      const fresh = cached !== undefined && isStale(cached, guildId);
      const guild = (await list(caller, { fresh })).get(guildId);
      if (guild === undefined) throw new AppError('notFound', 'No such server');
      return guild;
    },
    peek(caller, guildId) {
      const cached = caller.scopes.includes('guilds') ? lists.peek(caller.userId) : undefined;
      return cached === undefined || isStale(cached, guildId) ? undefined : cached.guilds.get(guildId);
    },
    usage: lists.usage,
  };
}

async function loadList(userApi: UserApi, token: string): Promise<LoadedList> {
  // Taken before the request, whose answer may lack changes made meanwhile.
  const loadedAt = performance.now();
  return { guilds: await loadGuilds(userApi, token), loadedAt };
}

async function loadGuilds(userApi: UserApi, token: string): Promise<ReadonlyMap<string, UserGuild>> {
  const guilds = await userApi.guilds(token).catch((error: unknown) => {
    // The token may have expired since it was last verified.
    const isEnded = error instanceof PlatformError && error.kind === 'unauthorized';
    throw isEnded ? new AppError('unauthorized', 'Your sign-in is no longer valid', { cause: error }) : error;
  });
  return new Map(
    guilds.map(({ id, name, icon, owner, permissions }) => [
      id,
      {
        id,
        name,
        icon,
        isOwner: owner,
        manageable: mayManageGuild(owner, BigInt(permissions)),
        permissions: BigInt(permissions),
      },
    ]),
  );
}
