/** Where the secrets of a pending sign-in are kept; session storage, so this tab only. */
const STATE_KEY = 'signInState';
const VERIFIER_KEY = 'signInVerifier';
const RETURN_KEY = 'signInReturn';

interface SignInSecrets {
  state: string;
  verifier: string;
}

/** Keeps the secrets of a sign-in until the person returns from the platform. */
export function storeSecrets({ state, verifier }: SignInSecrets): void {
  sessionStorage.setItem(STATE_KEY, state);
  sessionStorage.setItem(VERIFIER_KEY, verifier);
}

/** The secrets of the sign-in this tab started, or null. They are removed at once: one attempt only, right or wrong. */
export function takeSecrets(): SignInSecrets | null {
  const state = sessionStorage.getItem(STATE_KEY);
  const verifier = sessionStorage.getItem(VERIFIER_KEY);
  sessionStorage.removeItem(STATE_KEY);
  sessionStorage.removeItem(VERIFIER_KEY);
  return state === null || verifier === null ? null : { state, verifier };
}

/** Keeps the path to return to after the sign-in; null for the person's own page. */
export function storeReturn(path: string | null): void {
  if (path === null) sessionStorage.removeItem(RETURN_KEY);
  else sessionStorage.setItem(RETURN_KEY, path);
}

/** Takes the path kept by this tab, once; never one that leads away from the site. */
export function takeReturn(): string | null {
  const path = sessionStorage.getItem(RETURN_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
