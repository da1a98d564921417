import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

const startedSchema = z.object({ url: z.string(), tokens: z.array(z.string()), guilds: z.array(z.string()) });
const endedSchema = z.object({
  changesPerSecond: z.number(),
  ages: z.array(z.array(z.number())),
  memoryMb: z.object({ filled: z.number(), largest: z.number() }),
});

/** The final output of a product under load; ages of ranks by guild, the large one first. */
export type Ended = z.infer<typeof endedSchema>;

/** A product with a large and a small guild; the balances of the large one change constantly. */
export interface LoadedProduct {
  large: string;
  small: string;
  /** Requests an API path as the owner of that guild. @throws Error if it is refused. */
  call(guildId: string, path: string, body?: object): Promise<unknown>;
  stop(): Promise<Ended>;
}

/**
 * Starts it in its own process, with that many members and changes per second; resolves when both guilds are filled.
 */
export async function startProduct(large: number, small: number, changes = 500): Promise<LoadedProduct> {
  const product = spawn(process.execPath, ['product.ts', ...[large, small, changes].map(String)], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(product.stdout);
  const next = async (): Promise<unknown> => JSON.parse(String((await once(lines, 'line'))[0]));
  const { url, tokens, guilds } = z.parse(startedSchema, await next());

  return {
    large: guilds[0] ?? '',
    small: guilds[1] ?? '',
    async call(guildId, path, body) {
      const headers = { authorization: `Bearer ${tokens[guilds.indexOf(guildId)]}` };
      const sent = body && { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${url}${path}`, {
        ...sent,
        headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) },
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    async stop() {
      product.stdin.end();
      const ended = z.parse(endedSchema, await next());
      await once(product, 'close');
      return ended;
    },
  };
}
