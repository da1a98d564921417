import { StartupError } from '../errors/startup-error.ts';

export type Environment = Record<string, string | undefined>;

/** Reads one setting each; what can not be understood ends the start with a line that names the setting. */
export interface SettingsReader {
  text(name: string): string | null;
  /** A port of this machine, 1 to 65535. */
  port(name: string, fallback: number): number;
  /** A whole number from 1. */
  count(name: string, fallback: number): number;
  flag(name: string): boolean;
  /** An id of the platform. */
  id(name: string): string | null;
  oneOf<Allowed extends string>(name: string, allowed: readonly Allowed[], fallback: NoInfer<Allowed>): Allowed;
  /** An http(s) address, returned without the slash at its end. */
  address(name: string, fallback: string): string;
  /** A ws(s) address, returned without the slash at its end. */
  socketAddress(name: string): string | null;
}

/** Reads variables of the environment one at a time, each checked. Throws StartupError. */
export function readSettings(env: Environment): SettingsReader {
  const text = (name: string): string | null => env[name]?.trim() || null;

  const wholeNumber = (name: string, fallback: number, max: number): number => {
    const input = text(name);
    if (input === null) return fallback;
    const value = Number(input);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new StartupError(`${name} is "${input}", but has to be a whole number from 1 to ${max}.`);
  };

  const oneOf = <Allowed extends string>(name: string, allowed: readonly Allowed[], fallback: Allowed): Allowed => {
    const input = text(name) ?? fallback;
    const found = allowed.find((each) => each === input);
    if (found !== undefined) return found;
    throw new StartupError(`${name} is "${input}", but has to be one of ${allowed.join(', ')}.`);
  };

  return {
    text,
    port: (name, fallback) => wholeNumber(name, fallback, 65_535),
    count: (name, fallback) => wholeNumber(name, fallback, 1_000_000),
    flag: (name) => oneOf(name, ['true', 'false'], 'false') === 'true',
    id: (name) => {
      const input = text(name);
      if (input === null || /^\d{1,20}$/.test(input)) return input;
      throw new StartupError(`${name} is "${input}", but has to be an id: digits only.`);
    },
    oneOf,
    socketAddress: (name) => {
      const input = text(name);
      if (input === null) return null;
      const protocol = URL.parse(input)?.protocol;
      if (protocol === 'ws:' || protocol === 'wss:') return input.replace(/\/+$/, '');
      throw new StartupError(`${name} is "${input}", but has to be an address that begins with ws:// or wss://.`);
    },
    address: (name, fallback) => {
      const input = text(name) ?? fallback;
      const protocol = URL.parse(input)?.protocol;
      if (protocol === 'http:' || protocol === 'https:') return input.replace(/\/+$/, '');
      throw new StartupError(`${name} is "${input}", but has to be an address that begins with http:// or https://.`);
    },
  };
}
