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
  'back-up': 'server/src/back-up.ts',
  'check-books': 'server/src/check-books.ts',
  doctor: 'server/src/doctor.ts',
  forget: 'server/src/forget.ts',
  'make-gifts': 'server/src/make-gifts.ts',
  move: 'server/src/move.ts',
  restore: 'server/src/restore.ts',
};

/**
 * The bundle of a program.
 * @param {string} name
 */
export function bundleOf(name) {
  return join(PROGRAM_FOLDER, `${name}.js`);
}
