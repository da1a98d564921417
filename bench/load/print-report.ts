import { median } from '../support/median.ts';
import type { LoadReport } from './load.ts';

/** Prints what came of a load, in counts; whether nothing of it is wrong. */
export function printReport({ parts, calls, typed, difference, remaining }: LoadReport): boolean {
  const print = (line: string) => process.stdout.write(`  ${line}\n`);
  for (const { name, summary, wrongs } of parts) print(`${name}: ${summary}; ${formatCounts(wrongs)}`);
  print(
    `books ${difference === null ? 'balanced' : JSON.stringify(difference)}; jobs and notifications left: ${remaining}`,
  );
  print(
    `commands: ${typed.sent} written, never answered ${typed.never}, twice ${typed.twice}, slowest ${seconds(typed.slowestMs)}`,
  );
  const { waits, longestSaveMs, reported, unclear } = calls;
  print(
    `calls: ${waits.length} answered, median ${Math.round(median([...waits]))} ms, longest with its repetitions ` +
      `${seconds(Math.max(0, ...waits))}, of a save ${seconds(longestSaveMs)}; reported meanwhile ${formatCounts(reported)}; unclear ${unclear.length}`,
  );
  for (const line of new Set(unclear.slice(0, 5))) print(`unclear: ${line}`);
  const wrong = parts.flatMap(({ wrongs }) => Object.values(wrongs)).reduce((sum, count) => sum + count, 0);
  const isRight = wrong + remaining + typed.never + typed.twice + unclear.length === 0 && difference === null;
  return isRight && parts.every(({ hasWorked }) => hasWorked);
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts);
  return entries.length === 0 ? 'nothing' : entries.map(([name, count]) => `${name} ${count}`).join(', ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
