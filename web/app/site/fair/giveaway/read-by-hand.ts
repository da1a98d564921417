import { onlyValue } from '@perigee/core/base/reading/reading';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import type { PublishedDraw } from '@perigee/core/games/fairness/check-draw';
import { m } from '#texts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

interface DrawByHand {
  serverSeed: string;
  entrants: string[];
  count: number;
  published: PublishedDraw;
}

const HASH = /^[0-9a-f]{64}$/;
const ID = /^\d{1,20}$/;
const COUNT_MAX = 100;

/** Parses the manual input, or returns what is wrong with it. */
export function readByHand(form: FormData): DrawByHand | { problem: PlainMessage } {
  const serverSeed = textOf(form, 'seed').toLowerCase();
  const commitment = textOf(form, 'commitment').toLowerCase();
  const entrants = textOf(form, 'entrants')
    .split(/[\s,;]+/)
    .filter((id) => id !== '');
  const written = textOf(form, 'count');
  const count = onlyValue(readWholeNumber(written), written);

  if (!HASH.test(serverSeed)) return { problem: m.fair_hand_wrong_seed };
  if (commitment !== '' && !HASH.test(commitment)) return { problem: m.fair_hand_wrong_commitment };
  if (entrants.length === 0 || !entrants.every((id) => ID.test(id))) return { problem: m.fair_hand_wrong_entrants };
  if (count === undefined || count < 1 || count > COUNT_MAX) return { problem: m.fair_hand_wrong_count };
  return { serverSeed, entrants, count, published: { ...(commitment !== '' && { commitment }) } };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
