import * as z from 'zod/mini';

/** The part of the platform's user object that the product reads (docs/rules/sign-in.md#user). */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.nullish(z.string()),
  avatar: z.nullable(z.string()),
  discriminator: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;
