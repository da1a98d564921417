import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bringToGuild, PEOPLE } from '@perigee/harness/pages/sign-in';
import { LAUNCH_OPTIONS } from '@perigee/harness/browser/launch-options';
import { startProduct } from '@perigee/harness/product/start-product';
import { median } from '../support/median.ts';
import { visit } from './lighthouse.ts';

/**
 * How soon a settings tab is usable on a signed-in manager's simulated phone. The form is already interactive when
 * painted, so its paint is the measured time.
 */
const BUDGET_MS = 1_500;
const ROUNDS = 3;
const TABS = ['general', 'economy', 'moderation'];

const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const profile = await mkdtemp(join(tmpdir(), 'perigee-profile-'));
const product = await startProduct({ dataFolder });
let isGood = true;
try {
  const address = await signInWith(profile);
  printRow(['tab', 'painted ms', 'idle ms', 'blocked ms', 'shift']);
  for (const tab of TABS) {
    const url = address.replace(/general$/, tab);
    // The first visit downloads the tab's code; a returning manager has it cached.
    await visit(url, profile);
    const visits = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(url, profile));
    const painted = median(visits.map(({ largestPaintMs }) => largestPaintMs));
    isGood = painted <= BUDGET_MS && isGood;
    const others = [visits.map(({ interactiveMs }) => interactiveMs), visits.map(({ blockedMs }) => blockedMs)];
    const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift));
    printRow([tab, Math.round(painted), ...others.map((ms) => Math.round(median(ms))), shift.toFixed(4)]);
  }
} finally {
  await product.stop('SIGTERM');
  await rm(dataFolder, { recursive: true, force: true });
  await rm(profile, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;

/** Signs the owner in and keeps the browser's profile. Returns the URL of the general tab. */
async function signInWith(folder: string): Promise<string> {
  const context = await chromium.launchPersistentContext(folder, {
    ...LAUNCH_OPTIONS,
    baseURL: product.url,
  });
  const page = await context.newPage();
  const guildId = await bringToGuild(page, PEOPLE.owner, 'Alice’s Launch Pad');
  await context.close();
  return `${product.url}/guilds/${guildId}/general`;
}

function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(14)).join('')}\n`);
}
