/** Where the secrets of a sign-in under way wait, for this tab alone. */
const STATE_KEY = 'signInState';
const VERIFIER_KEY = 'signInVerifier';

interface SignInSecrets {
  state: string;
  verifier: string;
}

export function keepSecrets({ state, verifier }: SignInSecrets): void {
  sessionStorage.setItem(STATE_KEY, state);
  sessionStorage.setItem(VERIFIER_KEY, verifier);
}

/** The secrets of the sign-in this tab began, or null. They are good for one answer, right or wrong. */
export function takeSecrets(): SignInSecrets | null {
  const state = sessionStorage.getItem(STATE_KEY);
  const verifier = sessionStorage.getItem(VERIFIER_KEY);
  sessionStorage.removeItem(STATE_KEY);
  sessionStorage.removeItem(VERIFIER_KEY);
  return state === null || verifier === null ? null : { state, verifier };
}
