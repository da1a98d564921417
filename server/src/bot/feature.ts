import type { Component } from './components/define-component.ts';
import type { Job } from './define-job.ts';
import type { CommandDefinition } from './define-command.ts';
import type { Listener } from './define-listener.ts';
import type { PastMembers } from './people/candidate.ts';
import type { GuildMemory } from './guilds/guild-memory.ts';
import type { InvocationObserver } from './invocation-observer.ts';

/** What a feature mounts on the bot. */
export interface BotFeature {
  listeners?: readonly Listener[];
  commands?: readonly CommandDefinition[];
  components?: readonly Component[];
  jobs?: readonly Job[];
  invocationObservers?: readonly InvocationObserver[];
  memories?: readonly GuildMemory[];
  /** Guilds of a shard, as last known; at most one feature knows them. */
  guildIdsOf?: (shard: { id: number; count: number }) => Promise<string[]>;
  /** Names of people who left; at most one feature knows them. */
  pastMembers?: PastMembers;
}
