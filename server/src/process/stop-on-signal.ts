/** Longest a clean stop may take before the process exits anyway, in milliseconds. */
const STOP_MS = 9_500;

/** One Ctrl-C may arrive twice: from the terminal, and from npm, which forwards it. In milliseconds. */
const SAME_PRESS_MS = 500;

/** Stops the process cleanly on SIGINT or SIGTERM; a second Ctrl-C exits at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | null = null;

  const handleSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
}
