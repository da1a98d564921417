// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import text from './check-giveaway.mjs?raw';

/** A program that checks a giveaway with nothing but Node, as it is shown, copied and tested. */
export const PROGRAM = text;
export const PROGRAM_NAME = 'check-giveaway.mjs';
