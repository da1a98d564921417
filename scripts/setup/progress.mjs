/** Interval of progress lines in a log file, in milliseconds. */
const LOG_EVERY_MS = 20_000;

const isTerminal = process.stdout.isTTY;
const START_OF_LINE = isTerminal ? '\r\u001b[K' : '';

/** What is under way, each with the moment it began. @type {Map<string, number>} */
const underWay = new Map();

/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * Shows what is being done and for how long, several things at once: one rewritten line on a terminal, an occasional
 * line in a log.
 * @param {string} doing
 */
export function startProgress(doing) {
  underWay.set(doing, Date.now());
  if (isTerminal) show();
  else process.stdout.write(`${doing} …\n`);
  timer ??= setInterval(show, isTerminal ? 1000 : LOG_EVERY_MS);

  return {
    /** @param {boolean} isDone */
    end(isDone) {
      process.stdout.write(`${START_OF_LINE}${doing}: ${isDone ? 'done' : 'failed'} in ${secondsOf(doing)} s\n`);
      underWay.delete(doing);
      if (underWay.size === 0) {
        clearInterval(timer);
        timer = undefined;
      } else if (isTerminal) show();
    },
  };
}

function show() {
  const [first = '', ...others] = underWay.keys();
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  process.stdout.write(`${START_OF_LINE}${first}${more} … ${secondsOf(first)} s${isTerminal ? '' : '\n'}`);
}

/** @param {string} doing */
function secondsOf(doing) {
  return Math.round((Date.now() - (underWay.get(doing) ?? Date.now())) / 1000);
}
