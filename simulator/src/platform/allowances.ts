import { now } from '../base/clock.ts';
/** Limits the platform has but gives no numbers for; an unset limit never applies. */
export interface UnstatedLimits {
  /** Edits of messages older than an hour, per hour and channel (30046). */
  oldEdits?: number;
  /** Bans of people who are not in the guild, per day and guild (30035). */
  nonMemberBans?: number;
  /** Direct channels opened per ten minutes (40003). */
  directChannels?: number;
  /** New commands per day and guild (30034); this number is documented. */
  commandCreates?: number;
}

const STATED = { commandCreates: 200 };

const WINDOWS_MS: Record<keyof UnstatedLimits, number> = {
  oldEdits: 3_600_000,
  nonMemberBans: 86_400_000,
  directChannels: 600_000,
  commandCreates: 86_400_000,
};

/** Counts uses against these limits. */
export interface Allowances {
  /** Uses one up; returns 0, or the milliseconds until the next one if none is left. */
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
