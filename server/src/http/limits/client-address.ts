const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/**
 * The client an address is counted as: an IPv4 address itself; for IPv6 the /64 network, because a household owns a
 * whole one and could use another address for every request.
 */
export function clientOf(address: string): string {
  // Some proxies append the port, which differs for each connection.
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const ipv4 = /\d+\.\d+\.\d+\.\d+/.exec(bare)?.[0];
  if (ipv4 !== undefined) return ipv4;
  if (!bare.includes(':')) return bare;

  const [head = '', tail = ''] = bare.split('%', 1)[0]?.split('::') ?? [];
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const between = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...between, ...last].slice(0, GROUPS_OF_A_NETWORK).map(withoutZeros).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

function withoutZeros(group: string): string {
  return group.toLowerCase().replace(/^0+(?=.)/, '');
}
