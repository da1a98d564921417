import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../errors/app-error.ts';

/** Tells a program that has the application's secret how its own request arrived. */
export const ECHO_PATH = '/health/seen';
export const PROOF_HEADER = 'x-perigee-proof';

/** How far a proof's time may differ from now, either way, in milliseconds, as clocks differ. */
const PROOF_MS = 120_000;

/** How a request arrived. */
export const requestEchoSchema = z.object({
  /** The client address the request was attributed to. */
  address: z.string(),
  /** The entries of `X-Forwarded-For`, farthest first. */
  forwardedFor: z.array(z.string()),
});
export type RequestEcho = z.infer<typeof requestEchoSchema>;

/** The key for proofs, derived from a secret that all processes share. */
export function proofKey(clientSecret: string): Buffer {
  return createHmac('sha256', clientSecret).update('how a request arrived').digest();
}

/** Proves knowledge of the key at that moment (milliseconds since 1970). */
export function signProof(key: Buffer, now: number): string {
  return `${now}.${createHmac('sha256', key).update(String(now)).digest('base64url')}`;
}

/** Answers requests with a proof at `ECHO_PATH`; anyone else gets a 404, since the proxies in front are not public. */
export function serveRequestEcho(app: FastifyInstance, key: Buffer): void {
  app.get(ECHO_PATH, ({ headers, ip }, reply): RequestEcho => {
    if (!isProven(key, String(headers[PROOF_HEADER] ?? ''))) throw new AppError('notFound', 'No such call');
    reply.header('cache-control', 'no-store');
    const forwardedFor = String(headers['x-forwarded-for'] ?? '').split(',');
    return { address: ip, forwardedFor: forwardedFor.map((each) => each.trim()).filter((each) => each !== '') };
  });
}

function isProven(key: Buffer, proof: string): boolean {
  const at = Number(proof.split('.', 1)[0]);
  if (!Number.isFinite(at) || Math.abs(Date.now() - at) > PROOF_MS) return false;
  const [actual, right] = [Buffer.from(proof), Buffer.from(signProof(key, at))];
  return actual.length === right.length && timingSafeEqual(actual, right);
}
