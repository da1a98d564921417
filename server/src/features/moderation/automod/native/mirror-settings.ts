import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { DEFAULT_GENERAL } from '@perigee/core/community/general/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { MuteMeans } from '@perigee/core/moderation/punishments/punishment';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import type { SectionName } from '@perigee/core/community/settings/sections';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { readStored } from '../../../community/index.ts';

/** All settings of a guild that affect a filter on the platform. */
export interface MirrorSettings {
  automod: Automod;
  automodLog: string | null;
  locale: Locale;
  means: MuteMeans;
}

/** The sections that contain these settings. */
export const MIRRORED_SECTIONS: readonly SectionName[] = ['automod', 'moderation', 'general'];

/** Reads the stored settings. */
export async function readMirrorSettings(db: Db | DbTransaction, guildId: string): Promise<MirrorSettings> {
  const stored = await readStored(db, guildId, MIRRORED_SECTIONS);
  const automod = stored('automod') ?? DEFAULT_AUTOMOD;
  const moderation = stored('moderation') ?? DEFAULT_MODERATION;
  const { language } = stored('general') ?? DEFAULT_GENERAL;
  const { automodLog, muteRole, useTimeout } = moderation;
  return { automod, automodLog, locale: language.interface, means: { muteRole, useTimeout } };
}

/** The settings that affect one rule's filter as a string, to detect changes. */
export function inputOf({ automod, ...around }: MirrorSettings, rule: NativeRuleKey): string {
  return JSON.stringify({ ...around, rule: automod[rule] });
}
