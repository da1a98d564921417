import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { OverviewProblem } from '@perigee/core/overview/endpoints';
import { neededPermissions } from '@perigee/core/overview/needed-permissions';
import { holds } from '@perigee/core/permissions/permissions';
import { referencesOf } from '@perigee/core/settings/references-of';
import type { Reference } from '@perigee/core/settings/section';
import { TAB_OF } from '@perigee/core/settings/tab-of';
import { readWith, type SectionMap } from '../settings/index.ts';
import type { GuildDescription } from '../directory/index.ts';

type Guild = Pick<GuildDescription, 'bot' | 'roles' | 'channels'>;
type TabbedSection = keyof typeof TAB_OF;

/** What the bot lacks to do what the settings say, field by field. */
export function findProblems(guild: Guild, settings: GuildSettings, sections: SectionMap): OverviewProblem[] {
  return [
    ...[...sections].flatMap(([section, value]) =>
      section === 'editors'
        ? []
        : (readWith(section, value, referencesOf) ?? []).flatMap((reference) => problemOf(guild, section, reference)),
    ),
    ...missingPermissions(guild, settings),
  ];
}

function problemOf({ bot, roles, channels }: Guild, section: TabbedSection, reference: Reference): OverviewProblem[] {
  const { kind, id, path, isGiven } = reference;
  const problem = (code: OverviewProblem['code'], name: string | null): OverviewProblem[] => [
    { code, section, tab: TAB_OF[section], path, name, permission: null },
  ];

  if (kind === 'role') {
    const role = roles.find((candidate) => candidate.id === id);
    if (role === undefined) return problem('deletedRole', null);
    return isGiven === true && !bot.canGive(id) ? problem('roleAboveBot', role.name) : [];
  }
  const channel = channels.find((candidate) => candidate.id === id);
  if (channel === undefined) return problem('deletedChannel', null);
  // Lists of channels are watched or left alone; a single one is written to.
  const isWrittenTo = path.endsWith('channel');
  return isWrittenTo && !bot.canWriteIn(id) ? problem('channelClosed', channel.name) : [];
}

function missingPermissions({ bot }: Guild, settings: GuildSettings): OverviewProblem[] {
  return neededPermissions(settings).flatMap(({ section, path, permission }): OverviewProblem[] => {
    if (section === 'editors' || (permission !== null && holds(bot.permissions, permission))) return [];
    const code = permission === null ? 'muteImpossible' : 'missingPermission';
    return [{ code, section, tab: TAB_OF[section], path, name: null, permission }];
  });
}
