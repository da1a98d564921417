import { hasContent, messageTemplates, normaliseMessage, saysNothing } from '../base/messages/custom-message.ts';
import { defineSection } from '../base/sections/define-section.ts';
import { type Reference, referencesAt, writtenTo } from '../base/sections/references.ts';
import type { RiskyRole } from '../base/sections/risky-roles.ts';
import { DANGEROUS_PERMISSIONS } from '../base/permissions/dangerous-permissions.ts';
import { counted, type FeatureUsage } from '../base/sections/feature-usage.ts';
import type { TemplateContext, TemplateUse } from '../base/templates/catalogue.ts';
import {
  CHANNEL_GREETINGS,
  type ChannelGreeting,
  DEFAULT_GREETINGS,
  GREETING_NAMES,
  type GreetingName,
  type Greetings,
  greetingsSchema,
  type JoinGreeting,
} from './schema.ts';

/** Which variables the templates of each message may use. */
export const GREETING_CONTEXTS = {
  join: 'greeting',
  leave: 'farewell',
  dm: 'greeting',
} as const satisfies Record<GreetingName, TemplateContext>;

export const greetingsSection = defineSection({
  name: 'greetings',
  tab: 'greetings',
  summary: 'Save what is said when members come and go, and the roles they get',
  schema: greetingsSchema,
  initial: DEFAULT_GREETINGS,
  normalise: normaliseGreetings,
  references: greetingsReferences,
  grants: ({ afterScreening, ...greetings }) => {
    const screening = { path: 'afterScreening', asks: afterScreening ? 1 : 0 };
    return joinRolesOf(greetings).map(({ id, path, confirmed }) => {
      // A role that nobody confirmed is not given: confirming it takes the right to give it.
      const guards = DANGEROUS_PERMISSIONS.map((name) => [name, { path, asks: confirmed.includes(name) ? 0 : 1 }]);
      const all = { ...Object.fromEntries(guards), afterScreening: screening };
      return { kind: 'giveRole', id, path, entry: '', guards: all };
    });
  },
  riskyRoles: joinRolesOf,
  templates: (greetings) => GREETING_NAMES.flatMap((name) => greetingTemplates(name, greetings[name])),
  silentMessages: (greetings) => GREETING_NAMES.filter((name) => greetings[name].enabled && isSilent(name, greetings)),
  needs: ({ join, joinRoles }) => [
    ...(joinRoles.length === 0 ? [] : [{ path: 'joinRoles', permission: 'ManageRoles' as const }]),
    ...(join.enabled && join.picture.enabled ? [{ path: 'join.picture', permission: 'AttachFiles' as const }] : []),
  ],
  features: {
    joinMessage: ({ join }) => useOf(join),
    welcomePicture: ({ join }) => ({ on: join.enabled && join.picture.enabled, count: null }),
    leaveMessage: ({ leave }) => useOf(leave),
    directMessage: ({ dm }) => useOf(dm),
    joinRoles: ({ joinRoles }) => counted(joinRoles.length),
  },
});

/** Every template of a greeting; only the text of one in a channel pings roles. */
export function greetingTemplates(
  name: GreetingName,
  greeting: Pick<Greetings[GreetingName], 'message' | 'embed'>,
): TemplateUse[] {
  return messageTemplates(greeting, name, GREETING_CONTEXTS[name], name !== 'dm');
}

/** Whether a greeting would say nothing as it is written; a welcome picture alone says enough. */
function isSilent(name: GreetingName, greetings: Pick<Greetings, GreetingName>): boolean {
  return saysNothing(greetings[name]) && !(name === 'join' && greetings.join.picture.enabled);
}

function useOf({ enabled }: { enabled: boolean }): FeatureUsage {
  return { on: enabled, count: null };
}

/** Switches off a message that is empty or lacks its channel (docs/rules/greetings.md#saving). Idempotent. */
export function normaliseGreetings(greetings: Greetings): Greetings {
  const { join, leave, dm, joinRoles, confirmedRoles } = greetings;
  // A picture alone is content enough.
  const { enabled } = withChannel(join);
  const joined = normaliseMessage({ ...join, enabled });
  return {
    ...greetings,
    join: { ...joined, enabled: enabled && hasJoinGreeting(join) },
    leave: normaliseMessage(withChannel(leave)),
    dm: normaliseMessage(dm),
    confirmedRoles: confirmedRoles.filter(({ id }) => joinRoles.includes(id)),
  };
}

/** Whether the join message has any content. */
export function hasJoinGreeting(join: Pick<JoinGreeting, 'message' | 'embed' | 'picture'>): boolean {
  return hasContent(join) || join.picture.enabled;
}

function withChannel<Greeting extends ChannelGreeting>(greeting: Greeting): Greeting {
  return { ...greeting, enabled: greeting.enabled && greeting.channel !== null };
}

/** The roles on join, each with the dangerous permissions it was confirmed with. */
export function joinRolesOf({
  joinRoles,
  confirmedRoles,
}: Pick<Greetings, 'joinRoles' | 'confirmedRoles'>): RiskyRole[] {
  return joinRoles.map((id, at) => {
    const confirmed = confirmedRoles.filter((role) => role.id === id).flatMap(({ permissions }) => permissions);
    return { id, path: `joinRoles.${at}`, confirmed };
  });
}

function greetingsReferences(greetings: Greetings): Reference[] {
  const channels = CHANNEL_GREETINGS.flatMap((name) => writtenTo(`${name}.channel`, greetings[name].channel));
  return [...channels, ...referencesAt('role', 'joinRoles', greetings.joinRoles, true)];
}
