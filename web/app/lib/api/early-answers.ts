/**
 * Requests a document started before its scripts were loaded: by address, with the access token stored at that time.
 */
interface EarlyAnswers {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    perigeeEarlyAnswers?: EarlyAnswers;
  }
}

/** A page that starts later than this asks again: the early answers may be out of date. */
const FRESH_MS = 30_000;

/**
 * The answer the document requested ahead of the page. Each can be taken once, and only for the person it was requested
 * for (docs/decisions/0010-scripts-after-the-first-paint.md).
 */
export function takeEarlyAnswer(token: string, url: string, { method = 'GET', cache, headers }: RequestInit) {
  const early = window.perigeeEarlyAnswers;
  const answer = early?.answers[url];
  if (early === undefined || answer === undefined) return null;
  const isPlain = method === 'GET' && cache === undefined && [...new Headers(headers)].length === 0;
  if (!isPlain) return null;

  delete early.answers[url];
  return early.token === token && performance.now() < FRESH_MS ? answer : null;
}
