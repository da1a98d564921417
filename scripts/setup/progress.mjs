/** Interval of progress lines in a log file, in milliseconds. */
const LOG_EVERY_MS = 20_000;

/**
 * Shows what is being done and for how long: one rewritten line on a terminal, an occasional line in a log.
 * @param {string} doing
 */
export function startProgress(doing) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY;
  const print = () => process.stdout.write(isTerminal ? `\r${doing} … ${seconds()} s` : `${doing} … ${seconds()} s\n`);

  process.stdout.write(isTerminal ? `${doing} …` : `${doing} …\n`);
  const timer = setInterval(print, isTerminal ? 1000 : LOG_EVERY_MS);

  return {
    /** @param {boolean} isDone */
    end(isDone) {
      clearInterval(timer);
      process.stdout.write(`${isTerminal ? '\r' : ''}${doing}: ${isDone ? 'done' : 'failed'} in ${seconds()} s\n`);
    },
  };
}
