import { signInByForm } from '@perigee/harness/product/sign-in-by-form';
import type { Product } from '@perigee/harness/product/start-product';

/** The demo guild Observatory: Alice owns it, Mia manages it, Саша is a member, Nadia is not in it. */
export const GUILD_ID = '1160869341822977219';

/** A caller, and the calls they must be refused. */
export interface Caller {
  description: string;
  /** Null for no token. */
  token: string | null;
  /** The allowed refusals by a call's access level; calls of other levels may succeed. */
  refused: Partial<Record<string, readonly number[]>>;
}

const UNKNOWN = [401] as const;
/** Resources of others may also be reported as unknown. */
const NOT_ACCESSIBLE = [403, 404] as const;
const SIGNED_OUT = refusing(
  [
    'tab',
    'signedIn',
    'caseViewer',
    'logReader',
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
/** Nadia reviews appeals and is a site host. */
const ELSEWHERE = refusing(
  ['tab', 'caseViewer', 'logReader', 'guildManager', 'guildMember', 'guildEditor', 'sectionEditor', 'guildOwner'],
  NOT_ACCESSIBLE,
);
const MEMBER = refusing(
  [
    'tab',
    'caseViewer',
    'logReader',
    'guildManager',
    'appealReviewer',
    'guildEditor',
    'sectionEditor',
    'guildOwner',
    'host',
  ],
  NOT_ACCESSIBLE,
);

/** Every kind of caller. */
export async function openCallers({ url, simulatorUrl }: Product): Promise<Caller[]> {
  const signIn = (person: string) => signInByForm(url, simulatorUrl, person);
  return [
    { description: 'nobody', token: null, refused: SIGNED_OUT },
    { description: 'a token nobody gave', token: 'x'.repeat(30), refused: SIGNED_OUT },
    { description: 'a token of control characters', token: 'a\tb', refused: SIGNED_OUT },
    { description: 'somebody from elsewhere', token: await signIn('Nadia Farouk'), refused: ELSEWHERE },
    { description: 'a member', token: await signIn('Саша Кузнецов'), refused: MEMBER },
    {
      description: 'a manager',
      token: await signIn('Mia Lindqvist'),
      refused: { guildOwner: NOT_ACCESSIBLE, host: NOT_ACCESSIBLE },
    },
    { description: 'the owner', token: await signIn('Alice Orbit'), refused: { host: NOT_ACCESSIBLE } },
  ];
}

function refusing(accesses: readonly string[], statuses: readonly number[]): Caller['refused'] {
  return Object.fromEntries(accesses.map((access) => [access, statuses]));
}
