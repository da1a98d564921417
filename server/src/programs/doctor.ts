import { type CheckResult, describeCheck } from '@perigee/core/insights/host/checks';
import { CHECK_STATUSES } from '@perigee/core/insights/host/check-status';
import { checkResultSchema } from '@perigee/core/insights/host/schema';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import * as z from 'zod/mini';
import { m } from '#texts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { sendOrder } from '../control/give-order.ts';
import { findHolder } from '../database/embedded/data-folder.ts';
import { StartupError } from '../errors/startup-error.ts';
import { examine } from './examine.ts';
import { examineOrder } from '../features/insights/index.ts';
import { createLog } from '../http/request-log.ts';
import { readOptions } from '../process/read-options.ts';
import { runProgram } from '../process/run-program.ts';

const USAGE = 'npm run doctor [-- --lang en|ru]';

/** Runs all checks and prints what was found and what to do about it. Exits with 1 if something is bad. */
async function run(args: string[]): Promise<void> {
  const { lang } = readOptions(args, { lang: { type: 'string' } }, USAGE);
  const locale = lang === undefined ? localeOf(process.env) : LOCALES.find((each) => each === lang);
  if (locale === undefined) throw new StartupError(`--lang takes ${LOCALES.join(' or ')}: ${USAGE}`);
  const results = await look(readConfig(process.env, []));
  process.stdout.write(write(results, locale));
  process.exitCode = results.some(({ status }) => status === 'bad') ? 1 : 0;
}

/** A running process has the embedded database to itself, so it runs the checks; otherwise they run here. */
async function look(config: Config): Promise<CheckResult[]> {
  const { database, dataFolder } = config;
  if (database.kind !== 'embedded' || findHolder(dataFolder) === null) return examine(config, createLog('silent'));
  const { result, end } = await sendOrder(dataFolder, examineOrder, {});
  end();
  return z.parse(z.array(checkResultSchema), result);
}

/** The terminal's language, from its locale variables. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale {
  return /^ru/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ru' : 'en';
}

const MARKS: Record<CheckResult['status'], string> = { good: '✔', warn: '!', bad: '✘', skipped: '–' };

function write(results: readonly CheckResult[], locale: Locale): string {
  const blocks = results.flatMap((result) => {
    const description = describeCheck(result, locale);
    if (description === null) return [];
    const todo = description.todo === null ? [] : [`      → ${description.todo}`];
    return [`  ${MARKS[result.status]} ${description.title}: ${description.found}`, ...todo];
  });
  const counts = CHECK_STATUSES.map((status) => results.filter((result) => result.status === status).length);
  const [good = 0, warn = 0, bad = 0, skipped = 0] = counts;
  return `\n${blocks.join('\n')}\n\n  ${m.doctor_summary({ good, warn, bad, skipped }, { locale })}\n`;
}

await runProgram(run);
