import { once } from 'node:events';
import type { Product } from '@perigee/harness/product/start-product';
import type { TimedResponse } from './requests.ts';
import type { Finding } from './attack.ts';

/** The longest a product may take to stop, in seconds. */
const STOP_S = 10;

/** A finding about a duration, with its limit in seconds. */
export function withinLimit(tried: string, allowedS: number, seconds: number): Finding {
  return { tried, allowed: `${allowedS} s`, observed: `${seconds.toFixed(1)} s`, hasPassed: seconds <= allowedS };
}

/** A finding about responses, each of which must be in time and have an allowed status. */
export function answered(
  tried: string,
  answers: readonly TimedResponse[],
  allowed: readonly number[],
  allowedS: number,
): Finding[] {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other);
  return [
    withinLimit(
      `the longest of ${answers.length} answers ${tried}`,
      allowedS,
      Math.max(...answers.map(({ seconds }) => seconds)),
    ),
    {
      tried: `the answers ${tried}`,
      allowed: allowed.join(', '),
      observed: statuses.join(', '),
      hasPassed: statuses.every((status) => allowed.includes(status)),
    },
  ];
}

/** Stops a product the way a service manager does. */
export async function stops(tried: string, { child, ended }: Product): Promise<Finding[]> {
  const startedAt = performance.now();
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), 2 * STOP_S * 1000);
  if (child.exitCode === null) await once(child, 'exit');
  const seconds = (performance.now() - startedAt) / 1000;
  const { code } = await ended;
  clearTimeout(tooLate);
  return [
    withinLimit(`SIGTERM ${tried}`, STOP_S, seconds),
    { tried: `its exit code ${tried}`, allowed: '0', observed: String(code), hasPassed: code === 0 },
  ];
}
