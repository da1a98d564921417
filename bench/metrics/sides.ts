import { median } from '../support/median.ts';

/** With metrics, without, and without again: the difference between the last two is the measurement's error. */
export const SIDES = ['without', 'with', 'again without'] as const;
export type Side = (typeof SIDES)[number];

/** Runs a small block of work on one side; returns the CPU time per unit of work, in microseconds. */
export type MeasureSide = (side: Side) => Promise<number>;

/** The other sides' CPU time per round relative to the side without metrics. */
export interface Compared {
  cpuUs: number;
  ratio: number;
  control: number;
}

/**
 * Runs the sides in turn, in one process and in small blocks: other load on the machine affects all of them, and
 * separate processes would differ by more than the effect measured.
 * @param warmUp Uncounted rounds: JIT compilation uses CPU time too, until it is complete.
 */
export async function compare(
  measureSide: MeasureSide,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<Compared> {
  const times: Record<Side, number[]> = { without: [], with: [], 'again without': [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    // Rotates, so that no side is always first.
    for (const [index] of SIDES.entries()) {
      const side = SIDES[(index + round + warmUp) % SIDES.length] ?? 'without';
      const cpuUs = await measureSide(side);
      if (round >= 0) times[side].push(cpuUs);
    }
  }
  const ratio = (side: Side) => median(times.without.map((cpuUs, round) => cpuUs / (times[side][round] ?? Number.NaN)));
  return { cpuUs: median(times.without), ratio: ratio('with'), control: ratio('again without') };
}

/** Averages several comparisons from different processes: the geometric means of their ratios. */
export function average(compared: readonly Compared[]): Compared {
  const mean = (of: (each: Compared) => number) =>
    Math.exp(compared.reduce((sum, each) => sum + Math.log(of(each)), 0) / compared.length);
  return {
    cpuUs: mean(({ cpuUs }) => cpuUs),
    ratio: mean(({ ratio }) => ratio),
    control: mean(({ control }) => control),
  };
}
