import { once } from 'node:events';
import { connect } from 'node:tls';
import { defineCheck } from './check.ts';
import { ANSWER_MS, isLocal, reasonOf } from './reasons.ts';

const DAY_MS = 86_400_000;

/** Most tools renew a certificate earlier than this, in days. */
const SOON_DAYS = 14;

/** Whether browsers accept the site's certificate, and for how long it is valid. */
export const tlsCheck = defineCheck('tls', async ({ config: { publicUrl } }, found) => {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:') return isLocal(publicUrl) ? found('local') : found('none');
  const host = hostname.replace(/^\[|\]$/g, '');
  // The reason for a refusal is needed, so the connection must not be aborted.
  const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_MS) });
    const { authorizationError: refusal } = socket;
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
    if (refusal) return found('invalid', { host, reason: String(refusal) });
    return found(days < SOON_DAYS ? 'ends' : 'valid', { host, days });
  } catch (error) {
    return found('away', { host, reason: reasonOf(error) });
  } finally {
    socket.destroy();
  }
});
