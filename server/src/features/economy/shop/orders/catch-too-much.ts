import { isTooMuch } from '../../../../errors/too-much.ts';

/** The result of the work, or `tooMuch` if it would exceed the largest possible amount of money or experience. */
export async function catchTooMuch<Result>(work: Promise<Result>): Promise<Result | { outcome: 'tooMuch' }> {
  try {
    return await work;
  } catch (error) {
    if (isTooMuch(error)) return { outcome: 'tooMuch' };
    throw error;
  }
}
