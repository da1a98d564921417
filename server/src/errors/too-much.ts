import { AppError } from './app-error.ts';

/** Whether something was refused because nobody can have that much money or experience. */
export function isTooMuch(error: unknown): boolean {
  return (
    error instanceof AppError &&
    error.code === 'invalid' &&
    error.issues?.some(({ code }) => code === 'invalidBalance') === true
  );
}
