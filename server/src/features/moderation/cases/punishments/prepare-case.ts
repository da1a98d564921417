import type { CaseType } from '@perigee/core/moderation/cases/case';
import { mutedWith } from '@perigee/core/moderation/punishments/punishment';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { NewCase } from '../records/case-record.ts';
import type { CaseOpening as Opening } from '../records/open-cases.ts';
import { MuteImpossible } from './mutes/mute-impossible.ts';

/**
 * Prepares a case. Its means are fixed here, so that later settings changes do not affect it.
 * @throws MuteImpossible
 */
export function prepareCase(settings: GuildSettings, input: NewCase): Opening {
  return { ...input, ...PREPARE[input.type](settings, input) };
}

/** The case of a member of a crowd, who gets no direct message. */
export function withoutMessage(opening: Opening): Opening {
  return opening.delivery === 'pending' ? { ...opening, delivery: 'crowd' } : opening;
}

/** The case of a member who is not to get a direct message. */
export function silently(opening: Opening): Opening {
  return opening.delivery === 'pending' ? { ...opening, delivery: 'none' } : opening;
}

type Prepare = (settings: GuildSettings, input: NewCase) => Omit<Opening, keyof NewCase> & Pick<NewCase, 'durationMs'>;

const punish: Prepare = () => ({ state: 'pending', delivery: 'pending' });
const lift: Prepare = () => ({ state: 'pending' });

const PREPARE: Record<CaseType, Prepare> = {
  note: () => ({ state: 'done' }),
  warn: ({ warnExpiry }) => ({
    state: 'done',
    delivery: 'pending',
    ...(warnExpiry > 0 && { durationMs: warnExpiry }),
  }),
  mute: (settings, { durationMs = 0 }) => ({
    state: 'pending',
    delivery: 'pending',
    ...muteMeansFor(settings, durationMs),
  }),
  kick: punish,
  ban: punish,
  softban: punish,
  unmute: lift,
  unban: lift,
};

/** The means for a mute of that duration; 0 is without end. @throws MuteImpossible */
export function muteMeansFor(
  settings: Pick<GuildSettings, 'useTimeout' | 'muteRole'>,
  durationMs: number,
): Required<Pick<Opening, 'method' | 'roleId'>> {
  const method = mutedWith(settings, durationMs);
  if (method === null) throw new MuteImpossible();
  return { method, roleId: method === 'role' ? settings.muteRole : null };
}
