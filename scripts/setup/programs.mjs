import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The folder of the bundles. */
export const PROGRAM_FOLDER = join(ROOT, 'server/generated/program');

/**
 * Sources of the programs that are bundled, by name (decision 0123).
 * @type {Readonly<Record<string, string>>}
 */
export const PROGRAMS = {
  start: 'start.ts',
  'back-up': 'server/src/programs/back-up.ts',
  'check-books': 'server/src/programs/check-books.ts',
  doctor: 'server/src/programs/doctor.ts',
  forget: 'server/src/programs/forget.ts',
  'make-gifts': 'server/src/programs/make-gifts.ts',
  move: 'server/src/programs/move.ts',
  restore: 'server/src/programs/restore.ts',
};

/**
 * The bundle of a program.
 * @param {string} name
 */
export function bundleOf(name) {
  return join(PROGRAM_FOLDER, `${name}.js`);
}
