/** How often to check whether npm still runs, in milliseconds. */
const LOOK_EVERY_MS = 250;

/**
 * A stopped npm ends its shell too, but leaves the program started by that shell running, still holding its port. When
 * npm started this process and the shell is gone, it therefore stops as on SIGTERM.
 */
export function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
