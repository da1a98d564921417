/** How often we look whether npm is still there, in milliseconds. */
const LOOK_EVERY_MS = 250;

/**
 * A stopped npm takes its shell along but leaves the program in that shell running, still holding its port.
 * So when npm started us and the shell is gone, we stop the way we would have been asked to.
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
