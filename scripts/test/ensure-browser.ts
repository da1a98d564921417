import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.ts';
import { runTool } from '../tools/run-tool.ts';

/** Makes sure that the journeys have a browser: the system's, else one from apt, else Playwright's own. Says what it does. */
export async function ensureBrowser(): Promise<void> {
  if (hasBrowser()) return;
  if (mayUseApt()) {
    console.log('No Chromium here; installing it with apt-get …');
    await runTool('apt-get', ['update', '-qq'], { env: APT_ENV });
    await runTool('apt-get', ['install', '-y', '-qq', 'chromium'], { env: APT_ENV });
    if (hasBrowser()) return;
  }
  console.log("No Chromium here; downloading Playwright's own …");
  await runTool('playwright', ['install', 'chromium']);
  if (!hasBrowser()) console.log('No browser could be installed. Install Chromium by hand, then run this again.');
}

const APT_ENV = { DEBIAN_FRONTEND: 'noninteractive' };

function hasBrowser(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}

/** Ubuntu's package of that name is only a pointer to snap, which containers do not have. */
function mayUseApt(): boolean {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}
