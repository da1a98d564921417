import type { GuildChannel, GuildInfo, GuildSettings } from '@perigee/core/community/guilds/schema';
import { settingsForTabs } from '@perigee/core/community/guilds/settings-for-tabs';
import type { Tab } from '@perigee/core/base/tabs/tabs';

interface EditorView {
  channels: readonly GuildChannel[];
  settings: GuildSettings;
  tabs: readonly Tab[];
  /** Whether the editor may know the name of a channel, because they can see it on the platform. */
  isNamed(channelId: string): boolean;
}

/** The parts of a guild that differ for an editor: what the pages of their tabs need, and no channel hidden from them. */
export function seenByEditor(view: EditorView): Pick<GuildInfo, 'channels' | 'hiddenChannels' | 'settings'> {
  const { channels, isNamed } = view;
  const settings = settingsForTabs(view.settings, view.tabs);
  const hidden = new Set(channels.flatMap(({ id }) => (isNamed(id) ? [] : [id])));
  return {
    channels: channels
      .filter(({ id }) => !hidden.has(id))
      .map((channel) => (isIn(hidden, channel.parentId) ? { ...channel, parentId: null } : channel)),
    hiddenChannels: [...idsIn(settings)].filter((id) => hidden.has(id)),
    settings,
  };
}

function isIn(ids: ReadonlySet<string>, id: string | null): boolean {
  return id !== null && ids.has(id);
}

/** Every id that a value contains, also within texts, which can mention channels. */
function idsIn(value: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(value).match(/\d{17,20}/g));
}
