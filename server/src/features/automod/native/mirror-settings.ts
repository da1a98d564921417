import { type Automod, automodSchema, DEFAULT_AUTOMOD } from '@perigee/core/automod/schema';
import type { NativeRuleKey } from '@perigee/core/automod/native/native-rule';
import { DEFAULT_GENERAL, generalSchema } from '@perigee/core/general/schema';
import type { Locale } from '@perigee/core/locales/locales';
import type { MuteMeans } from '@perigee/core/moderation/punishment';
import { DEFAULT_MODERATION, moderationSchema } from '@perigee/core/moderation/schema';
import type { SectionName } from '@perigee/core/settings/sections';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../database/database.ts';

/** All settings of a guild that affect a filter on the platform. */
export interface MirrorSettings {
  automod: Automod;
  automodLog: string | null;
  locale: Locale;
  means: MuteMeans;
}

/** The sections that contain these settings. */
export const MIRRORED_SECTIONS: readonly SectionName[] = ['automod', 'moderation', 'general'];

/** Reads the stored settings. An act that follows from a save must not see an older state, as it might from a cache. */
export async function readMirrorSettings(db: Db | DbTransaction, guildId: string): Promise<MirrorSettings> {
  const rows = await db
    .selectFrom('guild_settings')
    .select(['section', 'value'])
    .where('guild_id', '=', guildId)
    .where('section', 'in', MIRRORED_SECTIONS)
    .execute();
  const valueOf = (name: SectionName) => rows.find(({ section }) => section === name)?.value;
  const automod = z.safeParse(automodSchema, valueOf('automod')).data ?? DEFAULT_AUTOMOD;
  const moderation = z.safeParse(moderationSchema, valueOf('moderation')).data ?? DEFAULT_MODERATION;
  const { language } = z.safeParse(generalSchema, valueOf('general')).data ?? DEFAULT_GENERAL;
  const { automodLog, muteRole, useTimeout } = moderation;
  return { automod, automodLog, locale: language.interface, means: { muteRole, useTimeout } };
}

/** The settings that affect one rule's filter as a string, to detect changes. */
export function inputOf({ automod, ...around }: MirrorSettings, rule: NativeRuleKey): string {
  return JSON.stringify({ ...around, rule: automod[rule] });
}
