import type { CaseType } from '@perigee/core/cases/case';
import { mutedWith } from '@perigee/core/moderation/punishment';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { NewCase, Opening } from '../cases/index.ts';
import { MuteImpossible } from './mutes/mute-impossible.ts';

/**
 * How a case begins: what it is carried out with is decided here, so that a later change of the settings changes
 * nothing that is under way.
 * @throws MuteImpossible
 */
export function prepareCase(settings: GuildSettings, input: NewCase): Opening {
  return { ...input, ...PREPARE[input.type](settings, input) };
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

/** What a mute that long is carried out with; 0 is without end. @throws MuteImpossible */
export function muteMeansFor(
  settings: Pick<GuildSettings, 'useTimeout' | 'muteRole'>,
  durationMs: number,
): Required<Pick<Opening, 'method' | 'roleId'>> {
  const method = mutedWith(settings, durationMs);
  if (method === null) throw new MuteImpossible();
  return { method, roleId: method === 'role' ? settings.muteRole : null };
}
