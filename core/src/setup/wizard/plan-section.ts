import { applyPreset } from '../../moderation/automod/presets.ts';
import type { Automod } from '../../moderation/automod/schema.ts';
import type { General } from '../../community/general/schema.ts';
import type { Greetings } from '../../greetings/schema.ts';
import { hasJoinGreeting } from '../../greetings/section.ts';
import { FIRST_WELCOME } from '../../greetings/starters.ts';
import { LOG_EVENTS, type LogEvent } from '../../logs/events.ts';
import type { Logs } from '../../logs/schema.ts';
import { starterMessage } from '../../base/messages/starters.ts';
import { LADDERS } from '../../moderation/punishments/ladder-presets.ts';
import type { Moderation } from '../../moderation/punishments/schema.ts';
import type { SectionValues } from '../../community/settings/sections.ts';
import type { SetupAnswers } from './answers.ts';

/** The sections that the questions are about, in the order of the questions. */
export const SETUP_SECTIONS = ['general', 'greetings', 'logs', 'automod', 'moderation'] as const;
export type SetupSection = (typeof SETUP_SECTIONS)[number];

/** Events worth logging on any server: punishments, and what cannot be looked up later. */
export const LOGGED_AT_FIRST: readonly LogEvent[] = [
  ...LOG_EVENTS.moderation,
  'messageDelete',
  'messageEdit',
  'messageDeleteBulk',
  'memberJoin',
  'memberLeave',
  ...LOG_EVENTS.roles,
  ...LOG_EVENTS.channels,
  'settingsSave',
];

type Plans = { [Name in SetupSection]: (answers: SetupAnswers, value: SectionValues[Name]) => SectionValues[Name] };

const PLANS: Plans = { general, greetings, logs, automod, moderation };

/** A section's value according to the answers; anything they do not mention stays unchanged. */
export function planSection<Name extends SetupSection>(
  name: Name,
  answers: SetupAnswers,
  value: SectionValues[Name],
): SectionValues[Name] {
  return PLANS[name](answers, value);
}

function general({ language }: SetupAnswers, value: General): General {
  return { ...value, language: { commands: language, interface: language } };
}

/** An existing welcome message is kept. */
function greetings({ language, welcomeChannel, joinRoles }: SetupAnswers, value: Greetings): Greetings {
  if (welcomeChannel === null) return { ...value, joinRoles };
  const greeting = hasJoinGreeting(value.join) ? {} : starterMessage(FIRST_WELCOME, language);
  return { ...value, joinRoles, join: { ...value.join, ...greeting, enabled: true, channel: welcomeChannel } };
}

/** Events already logged in another channel stay there. */
function logs({ logChannel }: SetupAnswers, value: Logs): Logs {
  if (logChannel === null) return value;
  const list = { ...value.list };
  for (const event of LOGGED_AT_FIRST) {
    if (!list[event].enabled) list[event] = { enabled: true, channel: logChannel };
  }
  return { ...value, list };
}

function automod({ protection }: SetupAnswers, value: Automod): Automod {
  return protection === null ? value : applyPreset(value, protection);
}

/** Warns without consequences deter nobody; the platform's timeouts need no mute role. */
function moderation({ protection, logChannel, language }: SetupAnswers, value: Moderation): Moderation {
  const automodLog = value.automodLog ?? logChannel;
  if (protection === null || protection === 'relaxed') return { ...value, automodLog };
  const { warnsPunishments, muteRole, useTimeout } = value;
  const ladder = LADDERS[protection === 'strict' ? 'firm' : 'gentle'];
  return {
    ...value,
    automodLog,
    useTimeout: useTimeout || muteRole === null,
    warnsPunishments: warnsPunishments.length > 0 ? warnsPunishments : ladder(language),
  };
}
