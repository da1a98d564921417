import type { LogEntry, ShownLogEntry } from '@perigee/core/logs/entry';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { ALL_LOG_EVENTS, type LogEvent } from '@perigee/core/logs/events';
import { LOG_PAGE } from '@perigee/core/logs/limits';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect, vi } from 'vitest';
import { packTranscript, transcriptOf } from '../../src/features/logs/messages/transcript.ts';
import { exampleOf } from '../../src/features/logs/site/example-entries.ts';
import { test } from '../support/fixtures.ts';
import { openLogsToModerators } from '../support/moderation/cases.ts';
import {
  LOG_PLACES,
  type LogPlace,
  type LogReaderName,
  openReadLog,
  readLog,
  type ReadLog,
} from '../support/moderation/log-readers.ts';
import { storeLog } from '../support/moderation/store-log.ts';

/** Rights that the platform took away have to hold here within a second; the machine may be busy. */
const SOON = { timeout: 5_000, interval: 20 };

/** What a reader without the channel gets of each event; everything of the others but the channel. */
const HIDDEN = new Set<LogEvent>(['messageDelete', 'messageEdit', 'messageDeleteBulk', 'automodAlert', 'commandUse']);
const LEFT_OUT = new Set<LogEvent>([
  'channelCreate',
  'channelEdit',
  'channelDelete',
  'voiceJoin',
  'voiceLeave',
  'voiceMove',
  'inviteCreate',
  'inviteDelete',
  'threadCreate',
  'threadEdit',
  'threadDelete',
  'webhookChange',
  'scheduledEventChange',
]);

const ALL = [...LOG_PLACES];
const OPEN: readonly LogPlace[] = ['open', 'gone'];

const RIGHTS: readonly { who: LogReaderName; reads: readonly LogPlace[]; views: readonly LogPlace[] }[] = [
  { who: 'owner', reads: ALL, views: ALL },
  { who: 'administrator', reads: ALL, views: ALL },
  { who: 'manager', reads: OPEN, views: [...OPEN, 'noHistory'] },
  { who: 'logsEditor', reads: OPEN, views: [...OPEN, 'noHistory'] },
  { who: 'moderationEditor', reads: OPEN, views: [...OPEN, 'noHistory'] },
  { who: 'moderator', reads: OPEN, views: [...OPEN, 'noHistory'] },
  { who: 'threadMember', reads: [...OPEN, 'privateThread'], views: [...OPEN, 'noHistory'] },
  { who: 'threadManager', reads: [...OPEN, 'privateThread'], views: [...OPEN, 'noHistory'] },
];

const person = { id: '3000000000000000001', name: 'Quiet' };

function entryIn(event: LogEvent, channelId: string, text = 'nothing'): LogEntry {
  const entry = exampleOf(event, { person, channelId, locale: 'en', now: new Date() });
  return entry.event === 'messageDelete' ? { ...entry, details: { ...entry.details, text } } : entry;
}

/** What a reader sees of the entries in a place, by event. */
function outcomeOf(event: LogEvent, shown: ShownLogEntry | undefined): string {
  if (shown === undefined) return 'nothing';
  if (shown.event !== 'hidden') return shown.channel === null ? 'unplaced' : 'whole';
  expect(shown).toEqual({ id: shown.id, event: 'hidden', of: event, at: shown.at });
  return 'hidden';
}

function expectedFor(event: LogEvent, { reads, views }: { reads: boolean; views: boolean }): string {
  if (HIDDEN.has(event)) return reads ? 'whole' : 'hidden';
  if (views) return 'whole';
  return LEFT_OUT.has(event) ? 'nothing' : 'unplaced';
}

describe('Log entries of hidden channels', () => {
  test.for(RIGHTS)(
    'The $who sees of each event only what its channel shows them',
    async ({ who, reads, views }, { world, api }) => {
      const log = await openReadLog(world, api);
      await openLogsToModerators(api, log.guild, true);
      const [events, all] = [ALL_LOG_EVENTS, new Map<string, ShownLogEntry>()];
      const ids = new Map<LogPlace, string[]>();
      for (const place of LOG_PLACES) {
        const entries = events.map((event) => entryIn(event, log.places[place]));
        ids.set(place, await storeLog(world, log, entries));
      }

      let before: string | null = null;
      do {
        const page = await readLog(api, log.guild, log.readers[who], before === null ? {} : { before });
        for (const entry of page.entries) all.set(entry.id, entry);
        before = page.next;
      } while (before !== null);

      const seen = LOG_PLACES.map((place) =>
        events.map((event, index) => `${event}: ${outcomeOf(event, all.get(ids.get(place)?.[index] ?? ''))}`),
      );
      const expected = LOG_PLACES.map((place) =>
        events.map((event) => {
          const rights = { reads: reads.includes(place), views: views.includes(place) };
          return `${event}: ${expectedFor(event, rights)}`;
        }),
      );
      expect(seen).toEqual(expected);
    },
  );

  test('Filters, searches and names of people find nothing through hidden entries', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const places = ['hidden', 'hiddenThread', 'privateThread', 'hiddenGone'] as const;
    for (const place of places) {
      await storeLog(world, log, [
        entryIn('messageDelete', log.places[place], 'submarine'),
        entryIn('voiceJoin', log.places[place]),
        entryIn('channelEdit', log.places[place]),
      ]);
    }
    const found = async (who: LogReaderName, query: Record<string, string>) =>
      (await readLog(api, log.guild, log.readers[who], query)).entries.length;
    const people = async (who: LogReaderName, as: 'actor' | 'target') => {
      const options = { params: { guildId: log.guild.id }, query: { as, text: 'qui' } };
      return (await api.call(log.readers[who].token, logsEndpoints.people, options)).body;
    };

    const queries = [
      { actor: person.id },
      { target: person.id },
      { text: 'submarine' },
      { text: 'quiet' },
      ...places.map((place) => ({ channel: log.places[place] })),
    ];
    for (const query of queries) {
      expect({ query, found: await found('logsEditor', query) }).toEqual({ query, found: 0 });
      expect(await found('owner', query)).toBeGreaterThan(0);
    }
    expect(await found('logsEditor', {})).toBe(places.length);
    expect(await found('logsEditor', { events: 'messageDelete' })).toBe(places.length);
    for (const as of ['actor', 'target'] as const) {
      expect(await people('logsEditor', as)).toEqual([]);
      expect(await people('owner', as)).toEqual([person]);
    }
  });

  test('Pages stay full, and hidden threads leave no empty last page', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const { hiddenGone, hidden, open } = log.places;
    await storeLog(
      world,
      log,
      Array.from({ length: 40 }, () => entryIn('voiceJoin', hiddenGone)),
    );
    const shown = Array.from({ length: LOG_PAGE }, () => [
      entryIn('voiceJoin', open),
      entryIn('voiceJoin', hidden),
      entryIn('voiceJoin', hiddenGone),
    ]);
    await storeLog(world, log, shown.flat());

    const page = await readLog(api, log.guild, log.readers.manager);

    expect(page.entries).toHaveLength(LOG_PAGE);
    expect(page.next).toBeNull();
  });

  test('A transcript is not found by readers who cannot read its channel', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const packed = await packTranscript(transcriptOf([]));
    const statuses = async (place: LogPlace) => {
      const [entry = ''] = await storeLog(world, log, [entryIn('messageDeleteBulk', log.places[place])], packed);
      const options = { params: { guildId: log.guild.id, entry }, query: { format: 'txt' } };
      const readers = [log.readers.owner, log.readers.manager, log.readers.threadMember];
      const replies = readers.map(({ token }) => api.call(token, logsEndpoints.transcript, options));
      return (await Promise.all(replies)).map(({ status }) => status);
    };

    expect(await statuses('open')).toEqual([200, 200, 200]);
    expect(await statuses('hidden')).toEqual([200, 404, 404]);
    expect(await statuses('privateThread')).toEqual([200, 404, 200]);
    expect(await statuses('hiddenGone')).toEqual([200, 404, 404]);
  });
});

describe('Rights taken away on the platform', () => {
  const isHiddenSoon = (log: ReadLog, who: LogReaderName, read: () => ReturnType<typeof readLog>) =>
    vi.waitFor(async () => {
      const { entries } = await read();
      expect(
        entries.map(({ event }) => event),
        `${who} in ${log.guild.id}`,
      ).not.toContain('messageDelete');
    }, SOON);

  test.for([
    {
      what: 'channel is hidden',
      place: 'open',
      who: 'manager',
      take: ({ platform, places, guild }) => platform.setOverwrite(places.open, guild.id, { deny: Bits.ViewChannel }),
    },
    {
      what: 'thread loses a member',
      place: 'privateThread',
      who: 'threadMember',
      take: ({ platform, places, readers }) =>
        platform.call('DELETE', `/channels/${places.privateThread}/thread-members/${readers.threadMember.id}`),
    },
    {
      what: 'person loses the role',
      place: 'privateThread',
      who: 'threadManager',
      take: ({ platform, roles, readers, guild }) =>
        platform.call('DELETE', `/guilds/${guild.id}/members/${readers.threadManager.id}/roles/${roles.threadManager}`),
    },
  ] satisfies {
    what: string;
    place: LogPlace;
    who: LogReaderName;
    take: (log: ReadLog) => Promise<unknown>;
  }[])(
    'After a $what, the next page of an open list hides its entries',
    async ({ place, who, take }, { world, api }) => {
      const log = await openReadLog(world, api);
      await storeLog(
        world,
        log,
        Array.from({ length: LOG_PAGE + 5 }, () => entryIn('messageDelete', log.places[place])),
      );
      const first = await readLog(api, log.guild, log.readers[who]);
      expect(first.entries.every(({ event }) => event === 'messageDelete')).toBe(true);

      await take(log);

      await isHiddenSoon(log, who, () => readLog(api, log.guild, log.readers[who], { before: first.next ?? '' }));
      const next = await readLog(api, log.guild, log.readers[who], { before: first.next ?? '' });
      expect(next.entries.map(({ event }) => event)).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden']);
    },
  );
});
