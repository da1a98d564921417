import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import type { GreetingDraft, GreetingName, Greetings, JoinGreeting } from '@perigee/core/greetings/schema';
import { greetingsSection, greetingTemplates } from '@perigee/core/greetings/section';
import { templateIssues } from '@perigee/core/base/templates/check-template';
import { roleIssues } from '@perigee/core/base/templates/named-roles';
import type { APIGuildMember } from 'discord-api-types/v10';
import { AppError } from '../../errors/app-error.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { GuildDescription } from '../community/index.ts';

/** The greeting to test, with the fields of all kinds of greetings. */
export type TestedGreeting = JoinGreeting;

interface Sources {
  saved: Greetings;
  draft: GreetingDraft | undefined;
  guild: GuildDescription;
  member: APIGuildMember;
}

/**
 * The saved greeting, or the draft, which can be tested before it is switched on.
 * @throws AppError `invalid` where a template of the draft does not compile, or names a role that the tester may not
 * ping.
 */
export function testedGreeting(name: GreetingName, { saved, draft, guild, member }: Sources): TestedGreeting {
  if (draft === undefined) return { channel: null, picture: DEFAULT_PICTURE, ...saved[name] };
  const roles = guild.rolesFor(member);
  const roleIds = new Set(roles.map(({ id }) => id));
  const uses = greetingTemplates(name, draft);
  const issues = templateIssues(uses, { roleIds, channelIds: guild.channelIds });
  if (issues.length > 0) throw new AppError('invalid', REPLY_MESSAGES.templateError, { issues });
  const pings = roleIssues(greetingsSection.templates(saved), uses, roles);
  if (pings.length > 0) throw new AppError('invalid', REPLY_MESSAGES.invalidFields, { issues: pings });
  return { ...draft, enabled: true, channel: name === 'dm' ? null : draft.channel };
}
