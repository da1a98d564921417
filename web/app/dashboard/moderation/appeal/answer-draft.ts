import { APPEAL_QUESTIONS } from '@perigee/core/moderation/appeal/limits';

const KEY = 'perigee:appeal';

const empty = () => Array.from({ length: APPEAL_QUESTIONS }, () => '');

/** Answers typed in this tab and not submitted yet; empty answers if there are none. */
export function readDraft(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isDraft = Array.isArray(kept) && kept.length === APPEAL_QUESTIONS;
    return isDraft ? kept.map(String) : empty();
  } catch {
    return empty();
  }
}

/** Keeps the answers across a reload or another sign-in. */
export function storeDraft(answers: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // The storage is full or blocked: the answers are still in the form.
  }
}

/** Deletes the kept answers. */
export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
