import { messageTemplates, normaliseMessage } from '../messages/custom-message.ts';
import { defineSection } from '../sections/define-section.ts';
import { type Reference, referencesAt } from '../sections/references.ts';
import { counted, type Use } from '../sections/use.ts';
import {
  CHANNEL_GREETINGS,
  type ChannelGreeting,
  DEFAULT_GREETINGS,
  type Greetings,
  greetingsSchema,
} from './schema.ts';

export const greetingsSection = defineSection({
  name: 'greetings',
  tab: 'greetings',
  summary: 'Save what is said when members come and go, and the roles they get',
  schema: greetingsSchema,
  initial: DEFAULT_GREETINGS,
  normalise: normaliseGreetings,
  references: greetingsReferences,
  templates: (greetings) =>
    (['join', 'leave', 'dm'] as const).flatMap((name) => messageTemplates(greetings[name], name, 'greeting')),
  needs: ({ joinRoles }) => (joinRoles.length === 0 ? [] : [{ path: 'joinRoles', permission: 'ManageRoles' }]),
  features: {
    joinMessage: ({ join }) => useOf(join),
    leaveMessage: ({ leave }) => useOf(leave),
    directMessage: ({ dm }) => useOf(dm),
    joinRoles: ({ joinRoles }) => counted(joinRoles.length),
  },
});

function useOf({ enabled }: { enabled: boolean }): Use {
  return { on: enabled, count: null };
}

/** Off is what has nothing to say or, in a channel, nowhere to say it (spec.md 4, "Greetings save"). Idempotent. */
export function normaliseGreetings({ join, leave, dm, joinRoles }: Greetings): Greetings {
  return {
    join: normaliseChannelGreeting(join),
    leave: normaliseChannelGreeting(leave),
    dm: normaliseMessage(dm),
    joinRoles,
  };
}

function normaliseChannelGreeting(greeting: ChannelGreeting): ChannelGreeting {
  return normaliseMessage({ ...greeting, enabled: greeting.enabled && greeting.channel !== null });
}

function greetingsReferences(greetings: Greetings): Reference[] {
  const channels = CHANNEL_GREETINGS.flatMap((name): Reference[] => {
    const { channel } = greetings[name];
    return channel === null ? [] : [{ kind: 'channel', id: channel, path: `${name}.channel` }];
  });
  return [...channels, ...referencesAt('role', 'joinRoles', greetings.joinRoles, true)];
}
