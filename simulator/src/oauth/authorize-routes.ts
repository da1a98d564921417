import { html, redirect, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { asText, isObject } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { addBot } from '../world/add-bot.ts';
import { getGuild } from '../world/lookups.ts';
import { demoPeople, drawConsent, drawDone, drawProblem, manageableGuilds } from './authorize-page.ts';
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts';
import { chooseLanguage } from './texts.ts';
import { issueCode } from './tokens.ts';

export const authorizeRoutes: Route[] = [
  route('GET', '/oauth2/authorize', 'open', (call) => showConsent(ofClient(call), null, false)),
  route('POST', '/oauth2/authorize', 'open', (input) => {
    const call = ofClient(input);
    const request = readAuthorizeRequest(call.platform, call.query);
    if (typeof request === 'string') return html(drawProblem(languageOf(call), request), 400);
    const form = isObject(call.body) ? call.body : {};
    if (form['decision'] !== 'authorize') return refuse(call, request);
    const person = demoPeople(call.platform).find(({ id }) => id === form['person']);
    if (person === undefined) return showConsent(call, null, true);
    return consent(call, request, person.id, asText(form['guild']));
  }),
];

/** The call, acting for the application that asks for consent. */
function ofClient(call: Call): Call {
  const client = call.platform.applications.find(call.query.get('client_id') ?? '');
  return client === undefined ? call : { ...call, platform: actingAs(call.platform, client) };
}

function showConsent(call: Call, chosenPersonId: string | null, notice: boolean): Reply {
  const request = readAuthorizeRequest(call.platform, call.query);
  const language = languageOf(call);
  if (typeof request === 'string') return html(drawProblem(language, request), 400);
  const action = `/oauth2/authorize?${call.query.toString()}`;
  return html(drawConsent(call.platform, request, { language, action, chosenPersonId, notice }), notice ? 400 : 200);
}

function consent(call: Call, request: AuthorizeRequest, personId: string, chosenGuildId: string): Reply {
  const { platform } = call;
  const isInvite = request.scopes.includes('bot');
  const requestedId = request.isGuildFixed ? request.guildId : chosenGuildId;
  const guildId = isInvite ? requestedId : null;
  if (isInvite) {
    const isAllowed = manageableGuilds(platform, personId).some(({ id }) => id === guildId);
    if (guildId === null || !isAllowed) return showConsent(call, personId, true);
    addBot(platform, guildId, request.permissions, personId);
  }
  if (request.redirectUri === null) {
    const guild = guildId === null ? '' : getGuild(platform.world, guildId).name;
    return html(drawDone(languageOf(call), platform.application.name, guild));
  }
  return redirect(returnAddress(platform, { ...request, redirectUri: request.redirectUri }, personId, guildId));
}

function returnAddress(
  platform: Platform,
  request: AuthorizeRequest & { redirectUri: string },
  userId: string,
  guildId: string | null,
): string {
  const { redirectUri, scopes, codeChallenge, state, permissions } = request;
  const address = new URL(redirectUri);
  if (request.responseType === 'code') {
    address.searchParams.set('code', issueCode(platform, { userId, scopes, redirectUri, codeChallenge, guildId }));
  }
  if (state !== null) address.searchParams.set('state', state);
  if (guildId !== null) {
    address.searchParams.set('guild_id', guildId);
    address.searchParams.set('permissions', permissions);
  }
  return address.href;
}

function refuse(call: Call, request: AuthorizeRequest): Reply {
  if (request.redirectUri === null) return showConsent(call, null, false);
  const address = new URL(request.redirectUri);
  address.searchParams.set('error', 'access_denied');
  address.searchParams.set('error_description', 'The resource owner or authorization server denied the request');
  if (request.state !== null) address.searchParams.set('state', request.state);
  return redirect(address.href);
}

function languageOf(call: Call) {
  return chooseLanguage(call.headers['accept-language']);
}
