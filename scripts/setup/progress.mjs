/** How often a log file is told that a long step still runs, in milliseconds. */
const LOG_EVERY_MS = 20_000;

/**
 * Says what is being done and for how long already: one rewritten line on a terminal, a line now and then in a log.
 * @param {string} doing
 */
export function startProgress(doing) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY;
  const show = () => process.stdout.write(isTerminal ? `\r${doing} … ${seconds()} s` : `${doing} … ${seconds()} s\n`);

  process.stdout.write(isTerminal ? `${doing} …` : `${doing} …\n`);
  const timer = setInterval(show, isTerminal ? 1000 : LOG_EVERY_MS);

  return {
    /** @param {boolean} isDone */
    end(isDone) {
      clearInterval(timer);
      process.stdout.write(`${isTerminal ? '\r' : ''}${doing}: ${isDone ? 'done' : 'failed'} in ${seconds()} s\n`);
    },
  };
}
