import { widerDestinations } from '@perigee/core/base/sections/destinations';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { holds } from '@perigee/core/base/permissions/permissions';
import type { Editors } from '@perigee/core/community/editors/schema';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import { type APIGuildMember, ChannelType } from 'discord-api-types/v10';
import type { GuildDescription } from '../directory/describe-guild.ts';
import type { NewValue } from './check-section.ts';

/** The person who saves, as far as it decides where logs may go. */
interface Saver {
  guild: Pick<GuildDescription, 'channels' | 'mayReadIn' | 'mayReadThreadsIn' | 'permissionsOf'>;
  member: APIGuildMember;
  editors: Editors;
}

const [CATEGORY, TEXT]: [number, number] = [ChannelType.GuildCategory, ChannelType.GuildText];

/**
 * Returns issues for places to which the person newly sends what is written in channels that they cannot read: that
 * takes Manage Server, or the owner's word for editors (docs/rules/logs.md#destinations).
 */
export function checkDestinations<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  { guild, member, editors }: Saver,
): Issue[] {
  const { destinations } = SECTIONS[section];
  const chosen = destinations(value);
  if (chosen.length === 0 || editors.mayRouteLogs || holds(guild.permissionsOf(member), 'ManageGuild')) return [];

  // Only text channels have private threads, which members of the channel do not all read.
  const readsAll = (id: string, type: number) =>
    type === TEXT ? guild.mayReadThreadsIn(member, id) : guild.mayReadIn(member, id);
  const unreadable = guild.channels.filter(({ id, type }) => type !== CATEGORY && !readsAll(id, type));
  const wider = widerDestinations(
    destinations(before),
    chosen,
    unreadable.map(({ id }) => id),
  );
  return wider.map(({ destination }) => makeIssue(destination.path, 'sendsHiddenChannels'));
}
