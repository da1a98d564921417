import type { JsonObject } from '../base/json.ts';

/** What becomes of an event on its way out: other data, several of them, or nothing at all. */
export type Alteration = (name: string, data: JsonObject) => JsonObject | null;

/** Tells bots what another implementation of the platform would: for tests of what they rely on. */
export interface AlterableEvents {
  /** The event's data as it is sent; null where it is left out. */
  apply(name: string, data: string): string | null;
  /** Null sends everything as it is again. */
  use(alteration: Alteration | null): void;
}

export function createAlterableEvents(): AlterableEvents {
  let alteration: Alteration | null = null;
  return {
    apply(name, data) {
      if (alteration === null) return data;
      const altered = alteration(name, JSON.parse(data));
      return altered === null ? null : JSON.stringify(altered);
    },
    use: (next) => {
      alteration = next;
    },
  };
}
