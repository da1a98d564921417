import { median } from '../median.ts';

/** With metrics, without, and without once more: how much the last two differ is how much the measurement is worth. */
export const SIDES = ['without', 'with', 'again without'] as const;
export type Side = (typeof SIDES)[number];

/** Has one side do a small block of work; CPU time of each piece of it, in microseconds. */
export type Take = (side: Side) => Promise<number>;

/** Of each round, how the other sides' CPU time compares to that without metrics. */
export interface Compared {
  cpuUs: number;
  ratio: number;
  control: number;
}

/**
 * The sides in turns, in one process and in small blocks: whatever else the machine does meets all of them, and a process of each
 * side's own would differ by more than what is looked for.
 * @param warmUp Rounds that are not counted: compiling what is done often takes CPU time too, until all of it is.
 */
export async function compare(take: Take, { warmUp, rounds }: { warmUp: number; rounds: number }): Promise<Compared> {
  const times: Record<Side, number[]> = { without: [], with: [], 'again without': [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    // None is always first.
    for (const [index] of SIDES.entries()) {
      const side = SIDES[(index + round + warmUp) % SIDES.length] ?? 'without';
      const cpuUs = await take(side);
      if (round >= 0) times[side].push(cpuUs);
    }
  }
  const ratio = (side: Side) => median(times.without.map((cpuUs, round) => cpuUs / (times[side][round] ?? Number.NaN)));
  return { cpuUs: median(times.without), ratio: ratio('with'), control: ratio('again without') };
}

/** Of several comparisons, each of other processes: the geometric mean of their ratios. */
export function average(compared: readonly Compared[]): Compared {
  const mean = (of: (each: Compared) => number) =>
    Math.exp(compared.reduce((sum, each) => sum + Math.log(of(each)), 0) / compared.length);
  return {
    cpuUs: mean(({ cpuUs }) => cpuUs),
    ratio: mean(({ ratio }) => ratio),
    control: mean(({ control }) => control),
  };
}
