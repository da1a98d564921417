import { APPEAL_QUESTIONS } from '@perigee/core/appeal/limits';

const KEY = 'perigee:appeal';

const empty = () => Array.from({ length: APPEAL_QUESTIONS }, () => '');

/** What was typed in this tab and not submitted yet; empty answers where there is nothing. */
export function readDraft(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isDraft = Array.isArray(kept) && kept.length === APPEAL_QUESTIONS;
    return isDraft ? kept.map(String) : empty();
  } catch {
    return empty();
  }
}

/** Keeps the answers over a reload and another sign-in. */
export function keepDraft(answers: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // The storage is full or closed to this site: the answers still stand in the form.
  }
}

/** Forgets answers that were kept for an appeal. */
export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
