import { API_BASE, type Endpoint } from '@perigee/core/base/http/endpoint';
import type { ErrorReply } from '@perigee/core/base/http/replies';
import { onTestFinished, vi } from 'vitest';
import type * as z from 'zod/mini';

/** A call as it left the page. */
export interface ReceivedCall {
  address: string;
  body: unknown;
  headers: Headers;
}

type Reply<Description extends Endpoint> = z.input<Description['schema']['response'][200]>;

type Refusal = Pick<ErrorReply, 'code'> & Partial<ErrorReply>;

interface Answer {
  isFor: (method: string, path: string) => boolean;
  reply: (call: ReceivedCall) => Promise<Response> | Response;
}

/** The server's side of the network in a test: answers what it was told to, and refuses to be asked anything else. */
export class TestApi {
  readonly received: ReceivedCall[] = [];
  readonly unanswered: string[] = [];
  readonly #answers: Answer[] = [];

  /** Answers this call; the last answer given for an endpoint counts. */
  answer<const Description extends Endpoint>(
    { method, url }: Description,
    reply: (call: ReceivedCall) => Reply<Description> | Promise<Reply<Description>>,
  ): void {
    this.#tell(method, url, async (call) => Response.json(await reply(call)));
  }

  /** Refuses this call, with the seconds to wait if the server names any. */
  refuse({ method, url }: Endpoint, status: number, error: Refusal, retryAfterSeconds?: number): void {
    const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    this.#tell(method, url, () => Response.json({ message: '', ...error }, { status, headers }));
  }

  async handle(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    const [path = ''] = address.replace(API_BASE, '').split('?');
    const answer = this.#answers.findLast(({ isFor }) => isFor(method, path));
    if (answer === undefined) {
      this.unanswered.push(`${method} ${address}`);
      throw new TypeError('Network error');
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { address, body, headers: new Headers(init.headers) };
    this.received.push(call);
    return answer.reply(call);
  }

  #tell(method: string, url: string, reply: Answer['reply']): void {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`);
    this.#answers.push({ isFor: (asked, path) => asked === method && pattern.test(path), reply });
  }
}

/** Puts a server behind this test's page. */
export function startTestApi(): TestApi {
  const api = new TestApi();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => api.handle(address, init));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (api.unanswered.length > 0) throw new Error(`The test has no response for ${api.unanswered.join(', ')}`);
  });
  return api;
}
