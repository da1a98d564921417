import type { Locale } from '@perigee/core/base/locales/locales';
import { type Punishment, type PunishmentType, takesDuration } from '@perigee/core/moderation/punishments/punishment';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';

interface PunishmentLook {
  name: PlainMessage;
  icon: IconName;
}

/** The name and icon of each punishment. */
export const PUNISHMENT_LOOKS: Record<PunishmentType, PunishmentLook> = {
  warn: { name: m.punishment_warn, icon: 'alert' },
  mute: { name: m.punishment_mute, icon: 'mute' },
  kick: { name: m.punishment_kick, icon: 'logout' },
  ban: { name: m.punishment_ban, icon: 'ban' },
};

/** A punishment in short: `Mute · 1 hour`, `Ban · no end`, `Kick`. */
export function punishmentText(
  text: Translate,
  locale: Locale,
  { type, duration }: Pick<Punishment, 'type' | 'duration'>,
): string {
  const name = text(PUNISHMENT_LOOKS[type].name);
  if (!takesDuration(type)) return name;
  return `${name} · ${duration > 0 ? writeDuration(duration, locale) : text(m.punishment_endless)}`;
}
