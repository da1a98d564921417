import type { Store } from '../state/store.ts';
import { t } from '../texts/texts.ts';

/** Calls the simulator as the chosen person. Known errors carry their reason in the reader's language. */
export type Ask = <Answer = unknown>(path: string, method?: string, body?: object) => Promise<Answer>;

interface Refusal {
  code?: number;
  message?: string;
  errors?: { customMessage?: string };
}

/** The function that calls the simulator. */
export function createAsk(store: Store): Ask {
  return async (path, method = 'GET', body) => {
    const sent =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`/sim/people/${store.read().person}${path}`, { method, ...sent });
    const text = await response.text();
    const answer = text === '' ? null : JSON.parse(text);
    if (response.ok) return answer;
    throw new Error(response.status === 504 ? t.noResponse : refusalOf(answer, response.statusText));
  };
}

/**
 * The text of an error: the AutoMod rule's custom message, else the page's text for the code, else the platform's
 * message.
 */
function refusalOf(refusal: Refusal | null, status: string): string {
  const known: Record<number, string> = t.errors;
  return refusal?.errors?.customMessage ?? known[refusal?.code ?? 0] ?? refusal?.message ?? status;
}

/** The message of an error. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
