import type { Endpoint } from '@perigee/core/base/http/endpoint';

/** Somebody with all permissions in one guild. */
export interface Sender {
  /** The API's URL. */
  url: string;
  guildId: string;
  token: string;
}

const UUID = '00000000-0000-4000-8000-000000000000';

/** The URL of a call for that guild; other path parameters refer to nothing that exists. */
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

/** Sends a call with that JSON body, and reads the whole response. */
export async function send(call: Endpoint, sender: Sender, json: string): Promise<{ status: number; bytes: number }> {
  const reply = await fetch(addressOf(call, sender), {
    method: call.method,
    headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
    body: json,
  });
  return { status: reply.status, bytes: (await reply.arrayBuffer()).byteLength };
}
