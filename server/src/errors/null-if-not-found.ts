import { AppError } from './app-error.ts';

/** The result, or null if it failed with `notFound`. Any other error passes on. */
export async function nullIfNotFound<Found>(result: Promise<Found>): Promise<Found | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
}
