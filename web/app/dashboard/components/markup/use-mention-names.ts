import { sampleMentions } from '@perigee/core/base/templates/sample';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import type { MentionNames } from './markup.tsx';

/** How mentions are shown in this server's settings: roles and channels by name, people as samples. */
export function useMentionNames(): MentionNames {
  const { locale } = usePreferences();
  const text = useText();
  const { roles, channels, hiddenChannels } = useGuild();

  return new Map([
    ...sampleMentions(locale),
    ...roles.map(({ id, name }) => [`<@&${id}>`, `@${name}`] as const),
    ...channels.map(({ id, name }) => [`<#${id}>`, `#${name}`] as const),
    ...hiddenChannels.map((id) => [`<#${id}>`, text(m.picker_channel_hidden)] as const),
  ]);
}
