import { isSame } from '@perigee/core/sections/is-same';

/** Somebody saved between what a save was prepared on and its storing; who prepared it begins anew. */
export class SavedMeanwhile extends Error {}

/** @throws SavedMeanwhile when what is stored is not what was read. */
export function onlyOver(read: unknown, stored: unknown): void {
  if (!isSame(read, stored)) throw new SavedMeanwhile();
}
