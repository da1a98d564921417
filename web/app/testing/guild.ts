import type { GuildInfo, GuildSettings } from '@perigee/core/community/guilds/schema';
import { nestSections } from '@perigee/core/community/settings/nested-sections';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { TABS } from '@perigee/core/base/tabs/tabs';

const ROLE = {
  color: 0,
  managed: false,
  memberMentionable: true,
  memberManageable: true,
  botManageable: true,
  dangerous: [],
};

/** The platform's type numbers of channels. */
const [TEXT, VOICE, CATEGORY] = [0, 2, 4];

/** Settings that nobody has changed yet. */
export const TEST_SETTINGS: GuildSettings = {
  ...nestSections((name) => SECTIONS[name].initial),
  boost: false,
  versions: {},
};

/** A server that nobody has set up yet, with some roles and channels; its owner looks at it. */
export const TEST_GUILD: GuildInfo = {
  id: '100',
  name: 'Test Pilots',
  icon: null,
  manageable: true,
  invited: true,
  cases: true,
  logs: true,
  roles: [
    { ...ROLE, id: '201', name: 'Captain', memberMentionable: false, memberManageable: false },
    { ...ROLE, id: '202', name: 'Perigee', managed: true },
    { ...ROLE, id: '203', name: 'Navigator', color: 0x00_aa_ff },
    { ...ROLE, id: '204', name: 'Cook' },
  ],
  channels: [
    { id: '301', name: 'Deck', type: CATEGORY, parentId: null, botManageable: true, memberWritable: true },
    { id: '302', name: 'general', type: TEXT, parentId: '301', botManageable: true, memberWritable: true },
    { id: '303', name: 'random', type: TEXT, parentId: '301', botManageable: true, memberWritable: true },
    { id: '304', name: 'staff', type: TEXT, parentId: null, botManageable: false, memberWritable: true },
    { id: '305', name: 'Bridge', type: VOICE, parentId: null, botManageable: true, memberWritable: true },
  ],
  hiddenChannels: [],
  settings: TEST_SETTINGS,
  rights: { owner: true, manager: true, tabs: [...TABS] },
};

/** The server with some of its settings changed. */
export function guildWith(settings: Partial<GuildSettings>): GuildInfo {
  return { ...TEST_GUILD, settings: { ...TEST_GUILD.settings, ...settings } };
}
