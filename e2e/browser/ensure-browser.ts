import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '@perigee/harness/browser/find-chromium';
import { runTool } from '../../scripts/tools/run-tool.ts';

// Makes sure that the journeys have a browser: the system's, otherwise from apt, otherwise Playwright's own.
if (!hasBrowser()) await installBrowser();

async function installBrowser(): Promise<void> {
  if (mayUseApt()) {
    console.log('Chromium not found; installing it with apt-get …');
    await runTool('apt-get', ['update', '-qq'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    // The headless shell is faster, but older releases only have the second.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runTool('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
      if (hasBrowser()) return;
    }
  }
  console.log("Chromium not found; downloading Playwright's build …");
  await runTool('playwright', ['install', 'chromium']);
  if (hasBrowser()) return;
  console.error('Failed to install a browser. Install Chromium manually, then run this again.');
  process.exitCode = 1;
}

function hasBrowser(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}

/** Debian only: Ubuntu's package of that name installs a snap, which does not work in containers. */
function mayUseApt(): boolean {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}
