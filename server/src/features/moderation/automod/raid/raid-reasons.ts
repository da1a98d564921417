import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import { actsFrom } from '@perigee/core/moderation/automod/section';
import { m } from '#texts';
import { unmarkedText } from '../../../../texts/people-text.ts';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { type GuildDirectory, nameForReason, type SettingsTrace } from '../../../community/index.ts';
import type { Raid } from './raid-rows.ts';

/** Writes the audit log reasons of what a raid changes, with whoever is behind it. */
export interface RaidReasons {
  ofBegin(raid: Raid): Promise<string>;
  ofEnd(raid: Raid): Promise<string>;
}

interface ReasonDeps {
  settings: SettingsCache;
  settingsTrace: SettingsTrace;
  directory: Pick<GuildDirectory, 'nameOf'>;
}

export function createRaidReasons({ settings, settingsTrace, directory }: ReasonDeps): RaidReasons {
  const localeOf = async ({ guildId }: Raid) => (await settings.get(guildId)).language.interface;

  return {
    async ofBegin(raid) {
      const locale = await localeOf(raid);
      const cause = m.audit_rule({ rule: AUTOMOD_RULES.raid.name[locale] }, { locale });
      const userId = await findSetter(settingsTrace, raid);
      const name = userId === null ? null : await nameForReason(directory, raid.guildId, userId);
      return name === null ? cause : m.audit_set_by({ cause, name: unmarkedText(name) }, { locale });
    },

    async ofEnd(raid) {
      const locale = await localeOf(raid);
      const { undoneBy, guildId } = raid;
      const name = undoneBy === null ? null : await nameForReason(directory, guildId, undoneBy);
      return name === null
        ? m.automod_raid_ended({}, { locale })
        : m.audit_raid_undone({ name: unmarkedText(name) }, { locale });
    },
  };
}

/** Who last set what the rule does in a raid, or switched it on; null where the history does not tell for sure. */
async function findSetter(trace: SettingsTrace, { guildId, begunAt, measures }: Raid): Promise<string | null> {
  const stored = await trace.asOf(guildId, 'automod', begunAt);
  if (stored === null) return null;
  const { pauseInvites, raiseVerification } = stored.value.raid.options;
  const isSame = pauseInvites === measures.pauseInvites && raiseVerification === measures.raiseVerification;
  if (!isSame || actsFrom(stored.value.raid) > begunAt.getTime()) return null;
  return trace.whoSet({
    guildId,
    section: 'automod',
    version: stored.version,
    name: 'raid measures',
    part: measuresOf,
  });
}

function measuresOf({ raid }: Automod, moment: number) {
  const { pauseInvites, raiseVerification } = raid.options;
  return { pauseInvites, raiseVerification, from: Math.max(actsFrom(raid), moment) };
}
