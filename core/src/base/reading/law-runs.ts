/** How many cases a law is tested with: fewer by default, 100,000 with the environment variable `LAW_RUNS=100000`. */
export function lawRuns(usual: number): number {
  return Number(process.env['LAW_RUNS'] ?? usual);
}
