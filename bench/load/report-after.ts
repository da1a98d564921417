import type { LoadedProduct } from './loaded-product.ts';
import { printReport } from './print-report.ts';

/** Loads the product while something happens, stops it, and prints what came of it all; whether nothing is wrong. */
export async function reportAfter(
  product: LoadedProduct,
  name: string,
  scenario: () => Promise<string>,
): Promise<{ isRight: boolean; longestSaveMs: number }> {
  let summary = '';
  await product.load.during(async () => {
    summary = await scenario();
  });
  const badEnds = await product.stop();
  const report = await product.load.audit();
  process.stdout.write(`${name}: ${summary}\n`);
  const isRight = printReport(report);
  for (const end of badEnds) process.stdout.write(`  ${end}\n`);
  if (process.env['BENCH_LOG'] !== undefined)
    for (const member of product.members) process.stdout.write(`--- ${member.name}\n${member.output()}\n`);
  return { isRight: isRight && badEnds.length === 0, longestSaveMs: report.calls.longestSaveMs };
}
