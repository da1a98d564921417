/** Longest a clean stop may take before the process ends anyway, in milliseconds. */
const STOP_MS = 8_000;

/** Ends the process cleanly on Ctrl-C or a service manager's word; a second Ctrl-C does not wait. */
export function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;

  const handleSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
}
