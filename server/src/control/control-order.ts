import type { core } from 'zod/mini';
import * as z from 'zod/mini';

/** Something another program on this machine can ask of the process that holds a data folder. */
export interface ControlOrder<Input> {
  name: string;
  input: core.$ZodType<Input>;
}

/** Defines an order. Its input travels as JSON. */
export function defineControlOrder<Input>(name: string, input: core.$ZodType<Input>): ControlOrder<Input> {
  return { name, input };
}

/** The result of an order; `release`, if there is one, is called once the client disconnects. */
export interface OrderResult {
  result: unknown;
  release?: () => void;
}

/** How this process carries out one kind of order. */
export interface ControlHandler {
  name: string;
  /** The work to do; null if the input is not that of the order. */
  read(input: unknown): (() => Promise<OrderResult>) | null;
}

/** Describes how an order is carried out. */
export function handleControl<Input>(
  { name, input }: ControlOrder<Input>,
  obey: (input: Input) => Promise<OrderResult>,
): ControlHandler {
  return {
    name,
    read(given) {
      const parsed = z.safeParse(input, given);
      return parsed.success ? () => obey(parsed.data) : null;
    },
  };
}

/** Stop database writes for as long as the connection is open. */
export const pauseWritesOrder = defineControlOrder('hold', z.object({}));

export const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ problem: z.string() })]);
export type Answer = z.infer<typeof answerSchema>;
