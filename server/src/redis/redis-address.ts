/** The client's sentinel options. */
interface SentinelOptions {
  sentinels: { host: string; port: number }[];
  name: string;
  username?: string;
  password?: string;
  db?: number;
  failoverDetector: boolean;
}

const SENTINEL_PORT = 26_379;

/**
 * Parses the URL of a single Redis (`redis://…`, `rediss://…`), or of a primary found through sentinels
 * (`redis-sentinel://:password@host:26379,host:26379/name/0`), which are asked again after each failover.
 * Null for anything else.
 */
export function parseRedisAddress(url: string): { url: string } | { sentinels: SentinelOptions } | null {
  if (/^rediss?:\/\/./.test(url)) return { url };
  const [, user, password, hosts = '', name, database] =
    /^redis-sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^@/]+)\/([^/]+)(?:\/(\d+))?$/.exec(url) ?? [];
  if (name === undefined) return null;
  return {
    sentinels: {
      sentinels: hosts.split(',').map(parseHost),
      name: decodeURIComponent(name),
      ...(user !== undefined && user !== '' && { username: decodeURIComponent(user) }),
      ...(password !== undefined && password !== '' && { password: decodeURIComponent(password) }),
      ...(database !== undefined && { db: Number(database) }),
      // Listens to the sentinels' failover messages: a former primary that was frozen and wakes up would not notice by
      // itself.
      failoverDetector: true,
    },
  };
}

/** `host`, `host:26379`, `[::1]:26379`. */
function parseHost(text: string): { host: string; port: number } {
  const { hostname, port } = new URL(`tcp://${text.trim()}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || SENTINEL_PORT) };
}
