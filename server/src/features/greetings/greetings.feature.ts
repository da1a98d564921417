import { TEST_THROTTLE_MS } from '@perigee/core/community/settings/test-throttle';
import { caseHappened } from '@perigee/core/moderation/cases/events';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import type { NoteActivity } from '../insights/index.ts';
import { type GuildDirectory, onSectionSaved } from '../community/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { enqueueJob } from '../../jobs/jobs.ts';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import { createCaseStore } from '../moderation/index.ts';
import { summariseGreetings } from './visits/summarise-greetings.job.ts';
import { giveJoinRoles } from './give-roles.job.ts';
import { createGreetingProblems } from './greeting-problems.ts';
import { createGreetingTests } from './greeting-tests.ts';
import { noteMembersJob } from './greeting-jobs.ts';
import { noteMembers } from './visits/note-members.job.ts';
import { postGreeting } from './post-greeting.job.ts';
import { previewPictureWith } from './preview-picture.ts';
import { greetingsRoutes } from './routes.ts';
import { createArrivalRecorder } from './record-arrivals.ts';
import { watchMembers } from './watch-members.listener.ts';
import { writeDirectly } from './write-directly.job.ts';
import { GREETING_TABLES, type RemovalType } from './tables.ts';
import { noteRemoval } from './visits/visit-store.ts';

const REMOVALS: ReadonlyMap<string, RemovalType> = new Map([
  ['moderationKick', 'kicked'],
  ['moderationBan', 'banned'],
]);

/** A case tells who kicked or banned a member, also when it was done by hand. */
const caseSubscriber: Subscriber = defineSubscriber(caseHappened, {
  async inTransaction(tx, { guildId, number, event }) {
    const type = REMOVALS.get(event);
    if (type === undefined) return;
    const found = await createCaseStore(tx).find({ guildId, number });
    if (found === null) return;
    const { member, moderator, reason } = found;
    await noteRemoval(tx, guildId, member.id, { type, by: moderator?.id ?? null, reason });
  },
});

interface Needs
  extends Pick<Frame, 'api' | 'redis' | 'config' | 'platform' | 'database' | 'events' | 'directMessages'> {
  directory: GuildDirectory;
  settingsCache: SettingsCache;
  noteActivity: NoteActivity;
}

const KNOWN_AFTER_MS = 1_000;

/** The share of the bot's calls per second that join roles may take; the rest is for everything else. */
const ROLES_SHARE = 0.8;
const CALLS_PER_SECOND = 50;

/** Messages for members who join and leave, and the roles new members get. */
export const greetingsFeature = defineFeature({
  name: 'greetings',
  tables: GREETING_TABLES,
  open: (needs: Needs) => {
    const {
      api,
      redis,
      config,
      platform,
      events,
      directory,
      settingsCache: settings,
      noteActivity,
      directMessages,
    } = needs;
    const { db } = needs.database;
    const { cdnUrl } = config.addresses;
    const throttle = createThrottle(redis, TEST_THROTTLE_MS);
    const greetingProblems = createGreetingProblems(db, directMessages);
    const deps = { db, directory, cdnUrl };
    const callsPerSecond = (platform.callsPerSecond ?? CALLS_PER_SECOND) * ROLES_SHARE;

    return {
      problems: ({ guildId, settings: { greetings } }) => greetingProblems.list(guildId, greetings),
      routes: [
        greetingsRoutes({
          tests: createGreetingTests({ api, directory, settings, throttle, cdnUrl }),
          previewPicture: previewPictureWith({ directory, settings, cdnUrl }),
        }),
      ],
      listeners: watchMembers(db, createArrivalRecorder({ db, events, settings, directMessages })),
      jobs: [
        postGreeting(deps, greetingProblems, noteActivity),
        summariseGreetings(db),
        writeDirectly({ ...deps, problems: greetingProblems, direct: directMessages, noteActivity }),
        noteMembers(db),
        giveJoinRoles({ db, directory, callsPerSecond, noteActivity }),
      ],
      subscribers: [
        caseSubscriber,
        onSectionSaved('greetings', async (tx, { guildId, version }) => {
          // The change may have solved the problem.
          await tx.deleteFrom('greeting_problems').where('guild_id', '=', guildId).execute();
          // By then every process has the new settings.
          const at = new Date(Date.now() + KNOWN_AFTER_MS);
          await enqueueJob(tx, noteMembersJob, { guildId, key: String(version), payload: {}, at });
        }),
      ],
    };
  },
});
