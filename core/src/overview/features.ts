import { actingOf } from '../boost/frozen.ts';
import type { GuildSettings } from '../guilds/schema.ts';
import type { Tab } from '../tabs/tabs.ts';

/** What a guild can have on or off, in the order it is shown. */
export const FEATURE_KEYS = [
  'joinMessage',
  'leaveMessage',
  'directMessage',
  'joinRoles',
  'automod',
  'warnPunishments',
  'punishmentMessages',
  'logs',
  'items',
  'customJobs',
  'commands',
] as const;
export type FeatureKey = (typeof FEATURE_KEYS)[number];

interface FeatureState {
  tab: Tab;
  on: boolean;
  count: number | null;
}

type ReadState = (settings: GuildSettings) => FeatureState;

const STATES: Record<FeatureKey, ReadState> = {
  joinMessage: ({ greetings }) => ({ tab: 'greetings', on: greetings.join.enabled, count: null }),
  leaveMessage: ({ greetings }) => ({ tab: 'greetings', on: greetings.leave.enabled, count: null }),
  directMessage: ({ greetings }) => ({ tab: 'greetings', on: greetings.dm.enabled, count: null }),
  joinRoles: ({ greetings }) => counted('greetings', greetings.joinRoles.length),
  automod: ({ autoModeration }) => counted('moderation', enabledIn(autoModeration)),
  warnPunishments: ({ warnsPunishments }) => counted('moderation', warnsPunishments.length),
  // They stay stored without boost, and stop acting (decisions, "Prefix, limits").
  punishmentMessages: ({ punishmentMessages, boost }) =>
    counted('moderation', boost ? enabledIn(punishmentMessages) : 0),
  logs: ({ logs }) => counted('logs', enabledIn(logs.list)),
  // What is above the limit since a boost ended is frozen.
  items: ({ items, boost }) => counted('economy', actingOf('items', items, boost).length),
  customJobs: ({ customJobs, boost }) => counted('economy', actingOf('jobs', customJobs, boost).length),
  commands: ({ commands }) => {
    const off = Object.values(commands).filter(({ enabled }) => !enabled).length;
    return { tab: 'commands', on: true, count: off };
  },
};

/** What is on in a guild and what is off. Of the commands, `count` tells how many are switched off. */
export function featuresOf(settings: GuildSettings): (FeatureState & { key: FeatureKey })[] {
  return FEATURE_KEYS.map((key) => ({ key, ...STATES[key](settings) }));
}

function counted(tab: Tab, count: number): FeatureState {
  return { tab, on: count > 0, count };
}

function enabledIn(entries: Readonly<Record<string, { enabled: boolean }>>): number {
  return Object.values(entries).filter(({ enabled }) => enabled).length;
}
