import type { Tally } from './tally.ts';

/** One part of `npm test`; `reports` is a folder for the runners' reports. */
export interface Part {
  title: string;
  run(reports: string): Promise<Tally>;
}
