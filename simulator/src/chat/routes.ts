import { escapeHtml } from '../protocol/escape-html.ts';
import { html } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { demoPeople } from '../oauth/authorize-page.ts';
import { setPresence } from '../world/presence.ts';
import { eventFor } from './event-for.ts';
import { getDemoPerson } from './guards.ts';
import { chatInteractionRoutes } from './interaction-routes.ts';
import { chatMessageRoutes } from './message-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { personRoutes } from './person-routes.ts';
import { chatPinRoutes } from './pin-routes.ts';
import { readPage, sendPage, sendScript, sendStyle } from './serve-page.ts';
import { chatThreadRoutes } from './thread-routes.ts';
import { chatVoiceRoutes } from './voice-routes.ts';

/** The chat page, its files, and the API it calls. */
export const chatRoutes: Route[] = [
  route('GET', '/', 'open', ({ platform }) => sendPage(demoPeople(platform)[0]?.id ?? '')),
  // Two people side by side, each in a page of their own.
  route('GET', '/beside', 'open', ({ platform, query }) => {
    const [first, second] = demoPeople(platform).map(({ id }) => id);
    const place = ['guild', 'channel', 'lang']
      .filter((name) => query.has(name) || name !== 'lang')
      .map((name) => `&amp;${name}=${encodeURIComponent(query.get(name) ?? '')}`)
      .join('');
    const frame = (person: string) => `/?person=${encodeURIComponent(person)}${place}`;
    const [left, right] = [query.get('person') ?? first ?? '', query.get('other') ?? second ?? ''];
    const nameOf = (id: string) => escapeHtml(platform.world.people[id]?.globalName ?? '');
    return html(
      readPage('beside.html')
        .replace('{{language}}', query.get('lang') === 'ru' ? 'ru' : 'en')
        .replace('{{left}}', frame(left))
        .replace('{{right}}', frame(right))
        .replaceAll('{{leftName}}', nameOf(left))
        .replaceAll('{{rightName}}', nameOf(right)),
    );
  }),
  route('GET', '/chat/chat.js', 'open', ({ headers }) => sendScript(String(headers['accept-encoding']))),
  route('GET', '/chat/styles/:file', 'open', ({ param }) => sendStyle(param('file'))),
  route('GET', '/sim/people/:personId/events', 'open', ({ platform, param }) => {
    const person = getDemoPerson(platform, param('personId'));
    // A person who never chose a status goes online when their page opens.
    if (person.presence === undefined) setPresence(platform, person.id, { status: 'online', activities: [] });
    return {
      status: 200,
      body: null,
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      stream: (response) => platform.feed.stream(response, (event) => eventFor(platform, event, person.id)),
    };
  }),
  ...personRoutes,
  ...chatMessageRoutes,
  ...chatPinRoutes,
  ...chatThreadRoutes,
  ...chatVoiceRoutes,
  ...chatInteractionRoutes,
  ...moderationRoutes,
];
