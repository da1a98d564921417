import type { JsonObject } from '../base/json.ts';

/** Alters an outgoing event's data; null drops the event. */
export type Alteration = (name: string, data: JsonObject) => JsonObject | null;

/** Lets tests change what bots receive, as another implementation of the platform might, to see what they rely on. */
export interface AlterableEvents {
  /** The event's data as it is sent; null if it is dropped. */
  apply(name: string, data: string): string | null;
  /** Null sends everything unaltered again. */
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
