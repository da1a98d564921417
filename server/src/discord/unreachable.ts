/**
 * Codes of the system (`ECONNRESET`), its resolver (`EAI_AGAIN`), the HTTP client (`UND_ERR_SOCKET`) and its parser
 * (`HPE_…`).
 */
const NETWORK_CODE = /^(?:E[A-Z]+(?:_[A-Z]+)?|UND_ERR_\w+|HPE_\w+|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO_\w+)$/;

const TIMED_OUT: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

/** Whether an error means that the other side was unreachable, timed out or sent invalid JSON. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (TIMED_OUT.has(error.name) || error instanceof SyntaxError) return true;
  if ('code' in error && typeof error.code === 'string' && NETWORK_CODE.test(error.code)) return true;
  return error.message === 'fetch failed' || isUnreachable(error.cause);
}
