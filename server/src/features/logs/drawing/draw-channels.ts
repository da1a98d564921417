import { ChannelType } from 'discord-api-types/v10';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogDetails } from '@perigee/core/logs/details';
import type { LogTarget } from '@perigee/core/logs/parts';
import { m } from '#texts';
import { changeLines } from './draw-changes.ts';
import type { DrawEvent, LogView } from './drawing.ts';
import { channelText, foreign, line, permissionsText, personText, roleText } from './words.ts';

/** How a created channel reads in the log. */
export const drawChannelCreate: DrawEvent<'channelCreate'> = (entry, view) => ({
  tone: 'made',
  lines: [channelLine(entry, view), ...stateLines(entry.details, view)],
});

/** How a deleted channel reads in the log. */
export const drawChannelDelete: DrawEvent<'channelDelete'> = (entry, view) => ({
  tone: 'gone',
  lines: [
    line(m.log_channel({}, { locale: view.locale }), foreign(entry.details.name)),
    ...stateLines(entry.details, view),
  ],
});

/** How a changed channel reads in the log. */
export const drawChannelEdit: DrawEvent<'channelEdit'> = (entry, view) => {
  const { changes, overwrites } = entry.details;
  return {
    tone: 'changed',
    lines: [
      channelLine(entry, view),
      ...changeLines(changes, view.locale),
      ...overwrites.map((overwrite) => overwriteLine(overwrite, view.locale)),
    ],
  };
};

function channelLine(
  { target, details: { name } }: { target: LogTarget | null; details: { name: string } },
  { locale }: LogView,
): string | null {
  return line(m.log_channel({}, { locale }), target === null ? foreign(name) : channelText({ id: target.id, name }));
}

const KINDS: Partial<Record<ChannelType, (inputs: object, options: { locale: Locale }) => string>> = {
  [ChannelType.GuildText]: m.log_channel_text,
  [ChannelType.GuildVoice]: m.log_channel_voice,
  [ChannelType.GuildCategory]: m.log_channel_category,
  [ChannelType.GuildAnnouncement]: m.log_channel_announcement,
  [ChannelType.GuildStageVoice]: m.log_channel_stage,
  [ChannelType.GuildForum]: m.log_channel_forum,
  [ChannelType.GuildMedia]: m.log_channel_media,
};

function stateLines({ type, parent }: LogDetails<'channelCreate'>, { locale }: LogView): (string | null)[] {
  const kinds: Partial<Record<number, (inputs: object, options: { locale: Locale }) => string>> = KINDS;
  const kind = kinds[type] ?? m.log_channel_other;
  return [
    line(m.log_kind({}, { locale }), kind({}, { locale })),
    line(m.log_category({}, { locale }), parent && channelText(parent)),
  ];
}

type ChangedOverwrite = LogDetails<'channelEdit'>['overwrites'][number];

function overwriteLine({ kind, allowed, denied, unset, ...target }: ChangedOverwrite, locale: Locale): string {
  const whose = kind === 'role' ? roleText(target) : personText(target);
  const parts = [
    allowed.length > 0 && m.log_allowed({ names: permissionsText(allowed, locale) }, { locale }),
    denied.length > 0 && m.log_denied({ names: permissionsText(denied, locale) }, { locale }),
    unset.length > 0 && m.log_unset({ names: permissionsText(unset, locale) }, { locale }),
  ].filter((part) => part !== false);
  return `${whose}: ${parts.join('; ')}`;
}
