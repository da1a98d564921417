import { requireFound } from '../protocol/api-error.ts';
import type { Reply } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { drawBotAvatar, drawDefaultAvatar, drawPlanet } from './pictures.ts';

/** Pictures are drawn as SVG whatever extension the URL has; browsers go by the content type. */
export const cdnRoutes: Route[] = [
  route('GET', '/cdn/avatars/:userId/:file', 'open', ({ platform, param }) =>
    picture(param('userId') === platform.application.id ? drawBotAvatar() : drawPlanet(param('userId'))),
  ),
  route('GET', '/cdn/icons/:guildId/:file', 'open', ({ param }) => picture(drawPlanet(`icon ${param('guildId')}`))),
  route('GET', '/cdn/emojis/:file', 'open', ({ param }) => picture(drawPlanet(`emoji ${param('file')}`))),
  route('GET', '/cdn/attachments/:channelId/:attachmentId/:file', 'open', ({ platform, param }) => {
    const { content, contentType } = requireFound(platform.uploads.find(param('attachmentId')), 'notFound');
    return file(content, contentType);
  }),
  route('GET', '/cdn/embed/avatars/:file', 'open', ({ param }) =>
    picture(drawDefaultAvatar(Number.parseInt(param('file'), 10) || 0)),
  ),
];

function picture(body: string): Reply {
  return file(body, 'image/svg+xml');
}

function file(body: string | Buffer, contentType: string): Reply {
  return {
    status: 200,
    body,
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  };
}
