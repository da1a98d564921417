import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it needs considerably less CPU, having no windows to manage. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the system's Chromium, or null; a stub that only refers to another installer does not count. */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0) ?? null;
}
