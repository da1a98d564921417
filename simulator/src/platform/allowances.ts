import { now } from '../base/clock.ts';
/** Limits the platform has and gives no numbers of; without a number here nobody is limited. */
export interface UnstatedLimits {
  /** Edits of messages older than an hour, in an hour and a channel (30046). */
  oldEdits?: number;
  /** Bans of people who are not in the server, in a day and a server (30035). */
  nonMemberBans?: number;
  /** Direct channels opened in ten minutes (40003). */
  directChannels?: number;
  /** New commands in a day and a server (30034); this number is stated. */
  commandCreates?: number;
}

const STATED = { commandCreates: 200 };

const WINDOWS_MS: Record<keyof UnstatedLimits, number> = {
  oldEdits: 3_600_000,
  nonMemberBans: 86_400_000,
  directChannels: 600_000,
  commandCreates: 86_400_000,
};

/** Counts what such limits are about. */
export interface Allowances {
  /** Uses one up; how long until the next one, in milliseconds, where none is left, and 0 where one was. */
  take: (name: keyof UnstatedLimits, place: string) => number;
  set: (limits: UnstatedLimits) => void;
}

export function createAllowances(): Allowances {
  let current: UnstatedLimits = STATED;
  const uses = new Map<string, number[]>();
  return {
    set: (changed) => {
      current = { ...STATED, ...changed };
      uses.clear();
    },
    take: (name, place) => {
      const limit = current[name];
      if (limit === undefined) return 0;
      const key = `${name} ${place}`;
      const recent = (uses.get(key) ?? []).filter((time) => time > now() - WINDOWS_MS[name]);
      const isLeft = recent.length < limit;
      uses.set(key, isLeft ? [...recent, now()] : recent);
      return isLeft ? 0 : (recent[0] ?? now()) + WINDOWS_MS[name] - now();
    },
  };
}
