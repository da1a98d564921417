import { AppError } from '../../../../errors/app-error.ts';

/** The result of the work, or `tooMuch` if it would exceed the largest possible amount of money or experience. */
export async function catchTooMuch<Result>(work: Promise<Result>): Promise<Result | { outcome: 'tooMuch' }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return { outcome: 'tooMuch' };
    throw error;
  }
}
