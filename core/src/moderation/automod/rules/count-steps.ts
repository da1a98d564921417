import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

/** How many steps one method call counts for, given its receiver and its result. */
type StepWeight = (self: unknown, result: unknown) => number;

const once: StepWeight = () => 1;
/** Scans the whole text in the worst case. */
const wholeText: StepWeight = (self) => 1 + String(self).length;

/** The methods through which code that inspects a text reads it. */
const COUNTED: readonly [prototype: object, names: readonly string[], weigh: StepWeight][] = [
  [String.prototype, ['charCodeAt', 'codePointAt', 'charAt', 'slice', 'startsWith', 'endsWith'], once],
  [String.prototype, ['indexOf', 'includes', 'normalize', 'toLowerCase', 'split', 'trim'], wholeText],
  [Map.prototype, ['get', 'has', 'set'], once],
  [Set.prototype, ['has', 'add'], once],
  [Array.prototype, ['push'], once],
];

/** How many steps the work takes: the same on every run, however busy the machine is. */
export function countSteps(work: () => void): number {
  let steps = 0;
  const restores = COUNTED.flatMap(([prototype, names, weigh]) =>
    names.map((name) => wrap(prototype, name, (self, result) => (steps += weigh(self, result)))),
  );
  try {
    work();
  } finally {
    for (const restore of restores) restore();
  }
  return steps;
}

/** A regular expression, and a text it was run on. */
interface RegExpCall {
  source: string;
  flags: string;
  text: string;
}

/** Every regular expression used during the work, once per text. */
export function recordRegExpCalls(work: () => void): RegExpCall[] {
  const requested = new Map<string, RegExpCall>();
  const restore = wrap(RegExp.prototype, 'exec', (self, _result, [text]) => {
    if (!(self instanceof RegExp) || typeof text !== 'string') return;
    const { source, flags } = self;
    requested.set(`${source}/${flags} ${text}`, { source, flags, text });
  });
  try {
    work();
  } finally {
    restore();
  }
  return [...requested.values()];
}

/** Makes a method report each call; returns a function that restores it. */
function wrap(
  prototype: object,
  name: string,
  record: (self: unknown, result: unknown, input: readonly unknown[]) => void,
): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const method: unknown = descriptor?.value;
  if (descriptor === undefined || typeof method !== 'function') throw new Error(`unknown method ${name}`);
  const value = function (this: unknown, ...input: unknown[]): unknown {
    const result: unknown = Reflect.apply(method, this, input);
    record(this, result, input);
    return result;
  };
  Object.defineProperty(prototype, name, { ...descriptor, value });
  return () => void Object.defineProperty(prototype, name, descriptor);
}

/** Whether an expression backtracks at most so often while matching through the whole text. */
export function backtracksAtMost({ source, flags, text }: RegExpCall, times: number): boolean {
  const through = `(?:(?:${source})|[^])*(?![^])`;
  return limitBacktracks(through, `${flags.replaceAll(/[gy]/g, '')}y`, times).exec(text) !== null;
}

const LIMITED = new Map<string, RegExp>();

/** An expression that fails after that many backtracks, made by an intrinsic that V8 has for its own tests. */
function limitBacktracks(source: string, flags: string, times: number): RegExp {
  const key = `${times}/${flags}/${source}`;
  const counted = LIMITED.get(key) ?? makeLimited(source, flags, times);
  LIMITED.set(key, counted);
  counted.lastIndex = 0;
  return counted;
}

function makeLimited(source: string, flags: string, times: number): RegExp {
  setFlagsFromString('--allow-natives-syntax');
  const make: unknown = runInThisContext(
    '(source, flags, times) => %NewRegExpWithBacktrackLimit(source, flags, times)',
  );
  const made: unknown = typeof make === 'function' ? Reflect.apply(make, undefined, [source, flags, times]) : null;
  if (!(made instanceof RegExp)) throw new Error('the engine does not support expressions with a limit');
  return made;
}
