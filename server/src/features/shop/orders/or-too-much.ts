import { AppError } from '../../../errors/app-error.ts';

/** What came of it, or that nothing did because nobody can have so much money or experience. */
export async function orTooMuch<Result>(work: Promise<Result>): Promise<Result | { outcome: 'tooMuch' }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return { outcome: 'tooMuch' };
    throw error;
  }
}
