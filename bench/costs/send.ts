import type { Endpoint } from '@perigee/core/http/endpoint';

/** Somebody who may everything on one server. */
export interface Sender {
  /** The API's address. */
  url: string;
  guildId: string;
  token: string;
}

const UUID = '00000000-0000-4000-8000-000000000000';

/** The address of a call on that server; whatever else it names is not there. */
export function addressOf(
  { url: path }: Pick<Endpoint, 'url'>,
  { url, guildId }: Pick<Sender, 'url' | 'guildId'>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'guildId') return guildId;
    return /^(?:id|couponId|appealId)$/.test(name) ? UUID : '1';
  });
  return url + filled;
}

/** Sends a call with that body, in JSON, and reads the answer to its end. */
export async function send(call: Endpoint, sender: Sender, json: string): Promise<{ status: number; bytes: number }> {
  const reply = await fetch(addressOf(call, sender), {
    method: call.method,
    headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
    body: json,
  });
  return { status: reply.status, bytes: (await reply.arrayBuffer()).byteLength };
}
