import { signInByForm } from '../../product/sign-in-by-form.ts';
import type { Product } from '../../product/start-product.ts';

/** The demo's Observatory: Alice owns it, Mia manages it, Саша is in it, Nadia is not. */
export const GUILD_ID = '1160869341822977219';

/** Who calls, and of which access it is not theirs to call at all. */
export interface Caller {
  who: string;
  /** Null for none. */
  token: string | null;
  /** What they are refused with, by who may make a call; whatever is not named may be answered. */
  refused: Partial<Record<string, readonly number[]>>;
}

const UNKNOWN = [401] as const;
/** What is not there for them may be said to be unknown. */
const NOT_THEIRS = [403, 404] as const;
const SIGNED_OUT = refusing(
  [
    'tab',
    'signedIn',
    'caseViewer',
    'guildManager',
    'guildMember',
    'appealReviewer',
    'guildEditor',
    'sectionEditor',
    'guildOwner',
    'host',
  ],
  UNKNOWN,
);
/** Nadia reviews appeals, and runs the site. */
const ELSEWHERE = refusing(
  ['tab', 'caseViewer', 'guildManager', 'guildMember', 'guildEditor', 'sectionEditor', 'guildOwner'],
  NOT_THEIRS,
);
const MEMBER = refusing(
  ['tab', 'caseViewer', 'guildManager', 'appealReviewer', 'guildEditor', 'sectionEditor', 'guildOwner', 'host'],
  NOT_THEIRS,
);

/** Everybody there is to make calls. */
export async function openCallers({ url, simulatorUrl }: Product): Promise<Caller[]> {
  const signIn = (person: string) => signInByForm(url, simulatorUrl, person);
  return [
    { who: 'nobody', token: null, refused: SIGNED_OUT },
    { who: 'a token nobody gave', token: 'x'.repeat(30), refused: SIGNED_OUT },
    { who: 'a token of control characters', token: 'a\tb', refused: SIGNED_OUT },
    { who: 'somebody from elsewhere', token: await signIn('Nadia Farouk'), refused: ELSEWHERE },
    { who: 'a member', token: await signIn('Саша Кузнецов'), refused: MEMBER },
    { who: 'a manager', token: await signIn('Mia Lindqvist'), refused: { guildOwner: NOT_THEIRS, host: NOT_THEIRS } },
    { who: 'the owner', token: await signIn('Alice Orbit'), refused: { host: NOT_THEIRS } },
  ];
}

function refusing(accesses: readonly string[], statuses: readonly number[]): Caller['refused'] {
  return Object.fromEntries(accesses.map((access) => [access, statuses]));
}
