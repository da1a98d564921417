import * as z from 'zod/mini';

/** The response to a save: the stored value and its section's version, for the next `if-match`. */
export interface SaveReply<Value> {
  message: string;
  version: number;
  value: Value;
}

/** The schema of `SaveReply`. */
export function saveReply<Value extends z.core.$ZodType>(value: Value) {
  return z.object({ message: z.string(), version: z.number(), value });
}

/** The response where there is no value to return: an entry was removed, or a version was restored. */
export const versionReply = z.object({ message: z.string(), version: z.number() });
export type VersionReply = z.infer<typeof versionReply>;

/** The header with the version a save is based on. Without it, the save overwrites any version. */
export const BASE_VERSION_HEADER = 'if-match';
