import type { Section } from '@perigee/core/base/sections/define-section';
import type { SaveEndpoint } from '@perigee/core/base/sections/save-endpoint';
import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** A section that is saved as a whole. */
export type SavedSection<Name extends SectionName> = Section<SectionValues[Name]> & {
  name: Name;
  save: SaveEndpoint<SectionValues[Name]>;
};

/** Saves a value of the section, based on a version. */
export function useSendSection<Name extends SectionName>(section: SavedSection<Name>) {
  const call = useApi();
  const { id } = useGuild();
  return (body: SectionValues[Name], baseVersion: number) =>
    call(section.save, { params: { guildId: id }, body }, { baseVersion });
}
