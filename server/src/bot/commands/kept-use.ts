import { snowflake } from '@perigee/core/base/ids/snowflake';
import * as z from 'zod/mini';
import { type ComponentState, stateId } from '../component-states/component-state.ts';
import { customId, wholeNumber } from '../components/custom-id.ts';
import type { MemberMessage } from '../from-member.ts';
import type { SlashData } from './slash-options.ts';

/** What is needed to read and run a use of a command again. */
export type KeptUse = TypedUse | SlashUse;

/** A typed command, with the text after its name. */
export interface TypedUse {
  origin: 'message';
  command: string;
  line: string;
  shardId: number;
  message: Pick<MemberMessage, 'id' | 'attachments' | 'mentions' | 'referenced_message'>;
}

/** A slash command. */
export interface SlashUse {
  origin: 'interaction';
  command: string;
  id: string;
  /** The member's own language on the platform. */
  locale: string | undefined;
  data: SlashData;
  shardId: number;
}

const pickedPerson = z.object({ id: z.string(), at: z.string(), rest: z.string() });

const waitingUse = z.object({
  use: z.custom<KeptUse>((value) => typeof value === 'object' && value !== null && 'origin' in value),
  /** When the command was used: its times mean what they meant then. */
  nowMs: z.number(),
  /** Which of the meanings were chosen so far, by option. */
  answers: z.record(z.string(), z.union([z.number(), z.string()])),
  /** What the member chooses from, if these are names or ids; a use kept by an earlier version has none. */
  meanings: z.exactOptional(z.array(z.string())),
  /** Whom the member chose for a name. */
  person: z.nullable(pickedPerson),
  /** Whom the member may choose. */
  people: z.array(pickedPerson),
  /** The use has been logged. */
  isNoted: z.boolean(),
  /** The member had the permissions that the command asks for, and still needs them. */
  mustHold: z.boolean(),
});

/** A use of a command that waits for its member to say what was meant. */
export type WaitingUse = z.infer<typeof waitingUse>;

/** How long its buttons work, in milliseconds. */
export const ANSWER_WITHIN_MS = 5 * 60_000;

/** Longer than its buttons work, so that a repeated press finds out that it was answered. */
export const waitingUseState: ComponentState<WaitingUse> = {
  name: 'commands.use',
  schema: waitingUse,
  lifetimeMs: 2 * ANSWER_WITHIN_MS,
};

const owned = { useId: stateId, memberId: snowflake };

/** Chooses what an option means, and carries the command out; only for the member who used it. */
export const meaningId = customId({
  feature: 'commands',
  action: 'meaning',
  version: 1,
  args: { ...owned, option: z.string(), choice: wholeNumber },
});

/** Chooses one of several people in a select. */
export const whoSelectId = customId({ feature: 'commands', action: 'whom', version: 1, args: owned });

/** Says that this person is meant. */
export const whoButtonId = customId({
  feature: 'commands',
  action: 'who',
  version: 1,
  args: { ...owned, personId: snowflake },
});

/** Gives the command up. */
export const giveUpId = customId({ feature: 'commands', action: 'giveUp', version: 1, args: owned });
