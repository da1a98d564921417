/** What a document asked for before its scripts were there: by address, with the access token that was stored then. */
interface EarlyAnswers {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    perigeeEarlyAnswers?: EarlyAnswers;
  }
}

/** A page that has not begun by then asks again: what was answered may no longer hold. */
const FRESH_MS = 30_000;

/**
 * The answer that the document asked for ahead of the page, once, and only for the person it was asked for
 * (docs/decisions/0010-scripts-after-the-first-paint.md).
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
