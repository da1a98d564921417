import type * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import { settingRules } from './setting-rules.ts';
import { type Settings, settingsSchema } from './settings-schema.ts';

export type Environment = Record<string, string | undefined>;

/** Variables whose values are never shown in messages, since they may hold a key or a password. */
const SECRET = /KEY|SECRET|TOKEN|PASSWORD|^(?:DATABASE|REDIS)_/;

const checkedSchema = settingsSchema.check(settingRules);

/** Parses the settings. @throws StartupError with one line for each variable that is wrong. */
export function readSettings(env: Environment): Settings {
  const environment: Environment = {};
  for (const [name, value] of Object.entries(env)) environment[name] = value?.trim() || undefined;

  const parsed = checkedSchema.safeParse(environment, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new StartupError(parsed.error.issues.map((issue) => describe(issue, environment)).join('\n'));
}

function describe({ path, input, message }: z.core.$ZodIssue, environment: Environment): string {
  const [name, entry] = path.map(String);
  if (name === undefined) return message;
  if (SECRET.test(name)) return `${name} must be ${message}.`;
  return entry === undefined
    ? `${name} is "${environment[name]}", but must be ${message}.`
    : `${name} has "${String(input)}", but each entry must be ${message}.`;
}
