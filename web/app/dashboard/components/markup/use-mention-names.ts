import { sampleMentions } from '@perigee/core/base/templates/sample';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import type { MentionNames } from './markup.tsx';

/** How mentions are shown in this server's settings: roles and channels by name, people as samples. */
export function useMentionNames(): MentionNames {
  const { locale } = usePreferences();
  const { roles, channels } = useGuild();

  return new Map([
    ...sampleMentions(locale),
    ...roles.map(({ id, name }) => [`<@&${id}>`, `@${name}`] as const),
    ...channels.map(({ id, name }) => [`<#${id}>`, `#${name}`] as const),
  ]);
}
