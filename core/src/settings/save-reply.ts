import * as z from 'zod/mini';

/** What a save answers; `version` is that of the section, for the next `if-match`. */
export const saveReply = z.object({ message: z.string(), version: z.number() });
export type SaveReply = z.infer<typeof saveReply>;

/** The header that names the version a save is based on. Without it the save is taken whatever came between. */
export const BASE_VERSION_HEADER = 'if-match';
