import { readFileSync } from 'node:fs';
import { html, type Reply } from '../http/reply.ts';
import { type Route, route } from '../http/router.ts';
import type { Platform } from '../platform.ts';
import type { PlatformEvent } from '../platform-event.ts';
import { mentionNames } from '../world/mentions.ts';
import { canSee } from '../world/permissions.ts';
import { demoPeople } from '../oauth/authorize-page.ts';
import { chatApiRoutes } from './api.ts';
import { menuRoutes } from './menu-routes.ts';
import { placeRoutes } from './place-routes.ts';

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' };
const FILES = new Set([
  'chat.css',
  'messages.css',
  'layout.css',
  'main-area.css',
  'embeds.css',
  'composer.css',
  'attachments.js',
  'files.js',
  'autocomplete.js',
  'beside.css',
  'layout-components.js',
  'menus.css',
  'menus.js',
  'modal.js',
  'select-options.js',
  'chat.js',
  'composer.js',
  'forms.js',
  'markdown.js',
  'messages.js',
  'state.js',
  'texts.js',
  'sidebars.js',
]);

/** The chat page, its files, and what it asks of the stand-in. */
export const chatRoutes: Route[] = [
  route('GET', '/', 'open', ({ platform }) =>
    html(readPage('index.html').replaceAll('{{person}}', demoPeople(platform)[0]?.id ?? '')),
  ),
  // Two people side by side, each in a page of their own.
  route('GET', '/beside', 'open', ({ platform, query }) => {
    const [first, second] = demoPeople(platform).map(({ id }) => id);
    const place = ['guild', 'channel'].map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`).join('&');
    const frame = (person: string) => `/?person=${encodeURIComponent(person)}&amp;${place.replace('&', '&amp;')}`;
    const [left, right] = [query.get('person') ?? first ?? '', query.get('other') ?? second ?? ''];
    return html(readPage('beside.html').replace('{{left}}', frame(left)).replace('{{right}}', frame(right)));
  }),
  route('GET', '/chat/:file', 'open', ({ param }) => sendFile(param('file'))),
  route('GET', '/sim/people/:personId/events', 'open', ({ platform, param }) => ({
    status: 200,
    body: null,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    stream: (response) => platform.feed.stream(response, (event) => tell(platform, event, param('personId'))),
  })),
  ...chatApiRoutes,
  ...menuRoutes,
  ...placeRoutes,
];

function readPage(file: string): string {
  return readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8');
}

function sendFile(file: string): Reply {
  if (!FILES.has(file)) return html('', 404);
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain';
  return {
    status: 200,
    body: readPage(file),
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  };
}

/** What the person's page is told: events of their servers and of channels they see, and what concerns themselves. */
function tell(platform: Platform, event: PlatformEvent, personId: string): string | null {
  if (event.onlyFor !== undefined && event.onlyFor !== personId) return null;
  const guild = event.guildId === null ? undefined : platform.world.guilds[event.guildId];
  const channel = event.channelId === undefined ? undefined : platform.world.channels[event.channelId];
  const isAboutSelf = JSON.stringify(event.data['user'] ?? null).includes(`"id":"${personId}"`);
  const isMember = guild === undefined || guild.members[personId] !== undefined;
  if (!isMember && !isAboutSelf) return null;
  if (channel !== undefined && !canSee(guild, channel, personId)) return null;
  const content = event.data['content'];
  const names = typeof content === 'string' ? { names: mentionNames(platform.world, content) } : {};
  return JSON.stringify({
    name: event.name,
    guildId: event.guildId,
    guildName: guild?.name ?? null,
    isAboutSelf,
    data: { ...event.data, ...names },
  });
}
