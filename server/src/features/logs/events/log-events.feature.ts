import type { AuditLog, GuildDirectory, SettingsService, ThreadParents } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { LogBook } from '../entries/log-book.ts';
import { writeAudited } from './audited/write-audited.ts';
import { channelListeners } from './channels/channel.listeners.ts';
import { joinListener } from './members/join.listener.ts';
import { leaveListener } from './members/leave.listener.ts';
import { writeMemberChanges } from './members/member-changes.ts';
import { rememberObserved, createObservedGuilds } from './observed/observed-guilds.ts';
import { observedListeners } from './observed/observed.listeners.ts';
import { writeCommandUses } from './server/command-uses.ts';
import { guildListener } from './server/guild.listener.ts';
import { inviteListener } from './server/invite.listener.ts';
import { writeSettingsSaves } from './server/settings-saves.ts';
import { rememberVoice, createVoiceStays } from './voice/voice-stays.ts';
import { voiceListeners } from './voice/voice.listeners.ts';

interface Needs {
  logBook: LogBook;
  auditLog: AuditLog;
  directory: GuildDirectory;
  settings: SettingsService;
  threadParents: ThreadParents;
}

/** What is logged about members, channels, voice and the guild itself. */
export const logEventsFeature = defineFeature({
  name: 'log-events',
  open: ({ logBook, auditLog, directory, settings, threadParents }: Needs) => {
    const observed = createObservedGuilds(logBook);
    const stays = createVoiceStays();
    const deps = { logBook, observed };
    auditLog.onEntry(writeMemberChanges({ logBook, directory }));
    auditLog.onEntry(writeAudited({ logBook, directory, threadParents }));
    return {
      services: { observedGuilds: observed },
      listeners: [
        ...observedListeners(observed),
        ...channelListeners(deps),
        ...voiceListeners({ ...deps, stays }),
        guildListener(deps),
        inviteListener(deps),
        joinListener(deps),
        leaveListener(deps),
      ],
      memories: [rememberVoice(stays), rememberObserved(observed)],
      invocationObservers: [writeCommandUses(logBook)],
      subscribers: [writeSettingsSaves({ logBook, settings, directory })],
    };
  },
});
