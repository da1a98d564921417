import * as z from 'zod/mini';

/** What a save answers: the value as it is stored, and the version of its section, for the next `if-match`. */
export interface SaveReply<Value> {
  message: string;
  version: number;
  value: Value;
}

/** The same as a schema. */
export function saveReply<Value extends z.core.$ZodType>(value: Value) {
  return z.object({ message: z.string(), version: z.number(), value });
}

/** What is answered where nothing is left to hand back: an entry that was removed, a version that was restored. */
export const versionReply = z.object({ message: z.string(), version: z.number() });
export type VersionReply = z.infer<typeof versionReply>;

/** The header that names the version a save is based on. Without it the save is taken whatever came between. */
export const BASE_VERSION_HEADER = 'if-match';
