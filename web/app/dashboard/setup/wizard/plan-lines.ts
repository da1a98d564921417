import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import type { GuildInfo, GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import { sectionIn } from '@perigee/core/community/settings/nested-sections';
import type { SectionValues } from '@perigee/core/community/settings/sections';
import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import { LOGGED_AT_FIRST, planSection, type SetupSection } from '@perigee/core/setup/wizard/plan-section';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import type { Translate } from '../../../lib/preferences/use-text.ts';
import { LOCALE_NAMES } from './locale-names.ts';

/** The inputs for describing the plan. */
export interface PlanContext {
  text: Translate;
  guild: Pick<GuildInfo, 'channels' | 'roles'> & { settings: GuildSettings };
  answers: SetupAnswers;
}

type Lines = { [Name in SetupSection]: (telling: PlanContext, before: SectionValues[Name]) => string[] };

const LINES: Lines = {
  general: ({ text, answers }) => [text(m.setup_plan_language, { language: text(LOCALE_NAMES[answers.language]) })],

  greetings: ({ text, guild, answers: { welcomeChannel, joinRoles } }, before) => {
    const roles = joinRoles.map((id) => `@${guild.roles.find((role) => role.id === id)?.name ?? id}`).join(', ');
    const isGreeted = before.join.enabled && before.join.channel === welcomeChannel;
    return [
      ...(welcomeChannel === null || isGreeted
        ? []
        : [text(m.setup_plan_welcome, { channel: channelName(guild, welcomeChannel) })]),
      ...(isSame(before.joinRoles, joinRoles)
        ? []
        : [joinRoles.length > 0 ? text(m.setup_plan_roles, { roles }) : text(m.setup_plan_no_roles)]),
    ];
  },

  logs: ({ text, guild, answers: { logChannel } }, { list }) => {
    const count = LOGGED_AT_FIRST.filter((event) => !list[event].enabled).length;
    return [text(m.setup_plan_logs, { count, channel: channelName(guild, logChannel) })];
  },

  automod: ({ text, answers }, before) => {
    const after = planSection('automod', answers, before);
    const on = RULE_KEYS.filter((key) => after[key].enabled);
    const rules = on.map((key) => text(RULE_TEXTS[key].title)).join(', ');
    return [text(m.setup_plan_automod, { count: on.length, rules })];
  },

  moderation: ({ text, guild, answers }, before) => {
    const after = planSection('moderation', answers, before);
    return [
      ...(isSame(after.warnsPunishments, before.warnsPunishments) ? [] : [text(m.setup_plan_ladder)]),
      ...(after.useTimeout === before.useTimeout ? [] : [text(m.setup_plan_timeouts)]),
      ...(after.automodLog === before.automodLog
        ? []
        : [text(m.setup_plan_automod_log, { channel: channelName(guild, after.automodLog) })]),
    ];
  },
};

/** What the setup changes in a section, in short phrases. */
export function planLines(name: SetupSection, telling: PlanContext): string[];
export function planLines<Name extends SetupSection>(name: Name, telling: PlanContext): string[] {
  return LINES[name](telling, sectionIn(telling.guild.settings, name));
}

function channelName({ channels }: PlanContext['guild'], id: string | null): string {
  return `#${channels.find((channel) => channel.id === id)?.name ?? '?'}`;
}
