import type { core } from 'zod/mini';

/**
 * How a call treats the ids of channels that it takes:
 * - `writable`: the bot will write there, so the caller has to be able to write there too
 * - `watched`: the bot reads or counts there and shows the caller nothing of it
 * - `filter`: it selects among what the caller is shown; a channel that they cannot read selects nothing
 */
export type TakenChannels = 'writable' | 'watched' | 'filter';

/**
 * How a call treats the channels, and the contents of channels, in its answer:
 * - `readers`: what was written there goes only to those who can read the channel
 * - `viewers`: channels that the caller cannot see are not named
 * - `settings`: ids that the caller's own settings contain; managers have all of them
 * - `announced`: where something for all members takes place, such as a giveaway; as an id without a name
 */
export type GivenChannels = 'readers' | 'viewers' | 'settings' | 'announced';

/** How a call that carries channels is guarded; `null` if it takes or gives none (docs/rules/api.md#seeing-and-reading-channels). */
export interface ChannelGuard {
  taken: TakenChannels | null;
  given: GivenChannels | null;
}

/** Names of fields that hold a channel. */
type ChannelField = `${string}${'channel' | 'Channel'}${string}`;

/** How deep a value is searched; nothing in the contract is nested further. */
type Deeper = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'end'];
type Depth = Deeper[number] | 0;

/**
 * Whether a value has a field of that name with a text, a list or an object in it, or anything of unknown type, such as
 * a file, which may hold one.
 */
type HoldsChannel<Value, At extends Depth = 0> = At extends 'end'
  ? false
  : unknown extends Value
    ? true
    : Value extends string | number | boolean | bigint | symbol | null | undefined
      ? false
      : Value extends readonly (infer Item)[]
        ? HoldsChannel<Item, NextOf<At>>
        : Value extends object
          ? { [Key in keyof Value]-?: FieldHolds<Key, Value[Key], At> }[keyof Value]
          : false;

type NextOf<At extends Depth> = At extends keyof NextDepths ? NextDepths[At] : 'end';
interface NextDepths {
  0: 1;
  1: 2;
  2: 3;
  3: 4;
  4: 5;
  5: 6;
  6: 7;
  7: 8;
  8: 9;
}

type FieldHolds<Key, Value, At extends Depth> = Key extends ChannelField
  ? [Exclude<Value, number | boolean | null | undefined>] extends [never]
    ? false
    : true
  : HoldsChannel<Value, NextOf<At>>;

/** The parts of a call that people's input and the server's answer pass through. */
interface CallSchema {
  params?: core.$ZodType;
  querystring?: core.$ZodType;
  body?: core.$ZodType;
  response: { 200: core.$ZodType };
}

type InputOf<Schema> = Schema extends core.$ZodType ? core.output<Schema> : null;

/** Whether a call carries channels, in what it takes or what it answers. */
type CarriesChannel<Schema extends CallSchema> = true extends
  | HoldsChannel<InputOf<Schema['params']>>
  | HoldsChannel<InputOf<Schema['querystring']>>
  | HoldsChannel<InputOf<Schema['body']>>
  | HoldsChannel<core.output<Schema['response'][200]>>
  ? true
  : false;

/** A call that carries channels has to say how they are guarded; others have nothing to say. */
export type GuardOf<Schema extends CallSchema> =
  CarriesChannel<Schema> extends true ? { channels: ChannelGuard } : { channels?: never };
