// Options and people for the tests of typed orders.
import type { OptionType } from '@perigee/core/community/commands/schema';
import type { OptionDefinition } from '../../../src/bot/command-entry.ts';
import type { PeopleFinder } from '../../../src/bot/people/people-finder.ts';
import type { Candidate } from '../../../src/bot/people/candidate.ts';
import { readLeadingPeople, readNearPeople } from '../../../src/bot/people/read-name.ts';
import { checkOptions, type OptionProblem } from '../../../src/bot/options/check-options.ts';
import { parseOptions, type TypedExtras } from '../../../src/bot/options/parse-options.ts';

export const reading = {
  nowMs: Date.UTC(2026, 10, 25),
  zone: 'UTC',
  moneySymbol: '',
  startMs: Date.UTC(2026, 10, 25),
  answers: {},
  person: null,
};
export const NOBODY: PeopleFinder = { leading: async () => null, near: async () => null };
export const NOTHING_ELSE: TypedExtras = {
  files: [],
  repliedTo: null,
  reading,
  finder: NOBODY,
  selfId: '1',
  takesRemarks: false,
};

export const person = (id: string, ...names: string[]): Candidate => ({
  id,
  names,
  username: names[0] ?? id,
  shownName: names[0] ?? id,
  user: null,
  isMember: true,
  joinedAt: null,
});

/** Finds people in a list, as the bot finds members. */
export const among = (...people: Candidate[]): PeopleFinder => ({
  leading: async (text) => readLeadingPeople(text, people),
  near: async (text) => readNearPeople(text, people),
});

type Choices = { name: string; value: string | number }[];

/** An option with that key as its name. */
export function option(
  key: string,
  type: OptionType,
  { required = true, choices }: { required?: boolean; choices?: Choices } = {},
) {
  const text = { name: key, description: key, ...(choices && { choices }) };
  return { key, type, required, config: { en: text, ru: text } } satisfies OptionDefinition;
}

export const member = option('member', 'user');
export const amount = option('amount', 'integer');
export const reason = option('reason', 'string', { required: false });

/** A problem in short: the option, or the surplus words, and why. */
export function nameProblem(problem: OptionProblem | null) {
  return problem?.reason === 'surplus' ? `surplus: ${problem.words}` : `${problem?.option.key}: ${problem?.reason}`;
}

/** The values that the options of a typed line get, or what is wrong with it. */
export async function read(options: OptionDefinition[], line: string, extras: TypedExtras = NOTHING_ELSE) {
  const parsed = await parseOptions(options, line, 'en', extras);
  const checked = 'problem' in parsed ? parsed : checkOptions(options, parsed.given);
  if ('problem' in checked) return nameProblem(checked.problem);
  return options.map(({ key }) => {
    const value = checked.options[key];
    return Array.isArray(value) ? value.map(String).join(' ') : value;
  });
}

/** Two ids. */
export const [one, two] = ['123456789012345678', '223456789012345678'];

export const ann = person('323456789012345678', 'ann');
export const green = person('423456789012345678', 'Ann of Green Gables', 'anne');
export const named: TypedExtras = { ...NOTHING_ELSE, finder: among(ann, green) };
