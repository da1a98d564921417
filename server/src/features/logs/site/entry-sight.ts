import { TABS, type Tab } from '@perigee/core/base/tabs/tabs';
import { sectionNameSchema, SECTIONS } from '@perigee/core/community/settings/sections';
import type { LogReader } from '@perigee/core/logs/log-reader';
import { channelsOf, showEntry } from '@perigee/core/logs/shown-entry';
import * as z from 'zod/mini';
import type { Caller } from '../../../http/caller.ts';
import type { ChannelReaders, GuildDirectory, GuildRights, UserGuilds } from '../../community/index.ts';
import type { EntrySight } from '../entries/find-entries.ts';

/** Opens the log for its readers (docs/rules/logs.md#readers). */
export type SeeEntries = (caller: Caller, guildId: string) => Promise<EntrySight>;

interface SightDeps {
  channelReaders: ChannelReaders;
  directory: Pick<GuildDirectory, 'get' | 'member'>;
  rights: Pick<GuildRights, 'isEditor'>;
  userGuilds: Pick<UserGuilds, 'get'>;
}

/** Decides for each entry what its reader may see, by their rights on the platform at that moment. */
export function createEntrySight(deps: SightDeps): SeeEntries {
  const { channelReaders, directory } = deps;

  return async (caller, guildId) => {
    const { userId } = caller;
    const [guild, member, schemaOf, unreadable, hidden] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, userId),
      sectionsFor(deps, caller, guildId),
      channelReaders.unreadableBy(guildId, userId),
      channelReaders.hiddenFrom(guildId, userId),
    ]);
    const isAdministrator = guild.isAdministrator(member);
    const sightOf: LogReader['sightOf'] = (id) => {
      if (!guild.channelIds.has(id)) return 'unknown';
      return guild.mayViewIn(member, id) ? 'seen' : 'hidden';
    };

    return {
      unreadable,
      hidden,
      async show(entries) {
        const { read, viewed } = channelsOf(entries, schemaOf);
        const [readable, viewable] = await Promise.all([
          channelReaders.readable(guildId, userId, read),
          channelReaders.viewable(guildId, userId, viewed),
        ]);
        const reader: LogReader = {
          reads: (id) => readable.has(id),
          views: (id) => viewable.has(id),
          sightOf,
          isAdministrator,
          schemaOf,
        };
        return entries.flatMap((entry) => showEntry(entry, reader) ?? []);
      },
    };
  };
}

/** Managers may see the values of all sections, others those on the tabs that they edit. */
async function sectionsFor(
  { rights, userGuilds }: SightDeps,
  caller: Caller,
  guildId: string,
): Promise<LogReader['schemaOf']> {
  const { manageable } = await userGuilds.get(caller, guildId);
  const isOpen = async (tab: Tab) => ((await rights.isEditor(caller, guildId, tab)) ? tab : []);
  const tabs = manageable ? [] : (await Promise.all(TABS.map(isOpen))).flat();
  return (name) => {
    const section = z.safeParse(sectionNameSchema, name);
    if (!section.success) return null;
    const { tab, schema } = SECTIONS[section.data];
    return manageable || (tab !== null && tabs.includes(tab)) ? schema : null;
  };
}
