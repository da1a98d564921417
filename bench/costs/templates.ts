import { checkTemplate } from '@perigee/core/base/templates/check-template';
import { HOSTILE_FRAMES, HOSTILE_PIECES, hostileTemplate } from '@perigee/core/base/templates/hostile-templates';
import { TEMPLATE_MAX, TEMPLATE_SOURCE_MAX } from '@perigee/core/base/templates/limits';

/** Time budget for checking a message template, in milliseconds. */
const BUDGET_MS = 2;
const ROUNDS = 15;
const SHOWN = 5;

const GUILD = { roleIds: new Set<string>(), channelIds: new Set<string>() };

// Templates made to be slow: the fastest of several rounds for each, slowest template first.
let isMissed = false;
for (const [length, budget] of [
  [TEMPLATE_MAX, BUDGET_MS],
  [TEMPLATE_SOURCE_MAX, (BUDGET_MS * TEMPLATE_SOURCE_MAX) / TEMPLATE_MAX],
] as const) {
  const times = HOSTILE_FRAMES.flatMap((frame) =>
    HOSTILE_PIECES.map((piece) => ({
      label: JSON.stringify(`${frame[0]}${piece}…${frame[1]}`),
      ms: fastestOf(hostileTemplate([piece], frame, length)),
    })),
  ).toSorted((one, other) => other.ms - one.ms);
  console.log(`${length} characters, budget ${budget} ms`);
  for (const { label, ms } of times.slice(0, SHOWN)) {
    console.log(`  ${ms.toFixed(2)} ms ${ms > budget ? 'MISSED' : 'ok'}  ${label}`);
  }
  isMissed ||= (times[0]?.ms ?? 0) > budget;
}
process.exit(isMissed ? 1 : 0);

function fastestOf(text: string): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    checkTemplate({ context: 'greeting', text }, GUILD);
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}
