import { readFileSync } from 'node:fs';
import { escapeHtml } from '../protocol/escape-html.ts';
import type { Platform } from '../platform/platform.ts';
import { guildsOf } from '../world/lookups.ts';
import { bitsOf } from '../state/permission-bits.ts';
import { guildPermissions, holds } from '../world/permissions.ts';
import type { Guild, Person } from '../state/state.ts';
import type { AuthorizeProblem, AuthorizeRequest } from './authorize-request.ts';
import { AUTHORIZE_TEXTS, type Language } from './texts.ts';

const STYLE = readFileSync(new URL('./authorize-page.css', import.meta.url), 'utf8');

/** The consent form. The whole request is in its URL, and it works without scripts. */
export function drawConsent(
  platform: Platform,
  request: AuthorizeRequest,
  view: { language: Language; action: string; chosenPersonId: string | null; notice: boolean },
): string {
  const texts = AUTHORIZE_TEXTS[view.language];
  const { name, id } = platform.application;
  const isInvite = request.scopes.includes('bot');
  const people = demoPeople(platform).filter((person) => !isInvite || manageableGuilds(platform, person.id).length > 0);
  const chosen = people.find((person) => person.id === view.chosenPersonId) ?? people[0];
  const scopes = request.scopes.map((scope) => `<li>${escapeHtml(texts.scopes[scope])}</li>`).join('');

  return page(
    view.language,
    texts.title(name),
    `<form method="post" action="${escapeHtml(view.action)}">
  <header><img src="/cdn/avatars/${id}/app.png" alt="" width="64" height="64"><h1>${escapeHtml(name)}</h1><p>${texts.wants}</p></header>
  ${view.notice ? `<p class="notice" role="alert">${texts.chooseServer}</p>` : ''}
  <fieldset><legend>${texts.choosePerson}</legend><div class="people">${people.map((person) => drawPerson(person, person === chosen, texts.roles)).join('')}</div></fieldset>
  ${isInvite ? drawGuildChoice(platform, request, people, view.language) : ''}
  <section><h2>${texts.scopesTitle}</h2><ul>${scopes}</ul></section>
  <footer><button name="decision" value="cancel" class="quiet" formnovalidate>${texts.cancel}</button><button name="decision" value="authorize">${texts.authorize}</button></footer>
  ${request.redirectUri === null ? '' : `<p class="fine">${texts.returnsTo} <b>${escapeHtml(new URL(request.redirectUri).origin)}</b></p>`}
  <p class="fine">${texts.simulated}</p>
</form>`,
  );
}

/** The error page for a request that cannot be shown for consent; it never redirects. */
export function drawProblem(language: Language, problem: AuthorizeProblem): string {
  const texts = AUTHORIZE_TEXTS[language];
  return page(
    language,
    texts.problemTitle,
    `<article><h1>${texts.problemTitle}</h1><p>${texts.problems[problem]}</p></article>`,
  );
}

/** The final page of an invite without a redirect URI. */
export function drawDone(language: Language, botName: string, guildName: string): string {
  const texts = AUTHORIZE_TEXTS[language];
  const text = escapeHtml(texts.doneText(botName, guildName));
  return page(language, texts.doneTitle, `<article><h1>${texts.doneTitle}</h1><p>${text}</p></article>`);
}

/** The demo people, in the order of the demo world. */
export function demoPeople(platform: Platform): Person[] {
  return Object.values(platform.world.people).filter(({ demoRole }) => demoRole !== null);
}

/** The guilds this person may add a bot to (Manage Server). */
export function manageableGuilds(platform: Platform, personId: string): Guild[] {
  return guildsOf(platform.world, personId).filter((guild) => holds(guildPermissions(guild, personId), 'ManageGuild'));
}

function drawPerson(person: Person, isChosen: boolean, roles: Record<string, string>): string {
  const role = roles[person.demoRole ?? ''] ?? '';
  return `<label class="person"><input type="radio" name="person" value="${person.id}"${isChosen ? ' checked' : ''} required>
<img src="/cdn/avatars/${person.id}/${person.avatar}.png" alt="" width="40" height="40"><span><b>${escapeHtml(person.globalName ?? person.username)}</b><small>${escapeHtml(role)}</small></span></label>`;
}

function drawGuildChoice(platform: Platform, request: AuthorizeRequest, people: Person[], language: Language): string {
  const texts = AUTHORIZE_TEXTS[language];
  const fixed = request.isGuildFixed ? request.guildId : null;
  const guilds = new Map<string, { guild: Guild; managers: string[] }>();
  for (const person of people) {
    for (const guild of manageableGuilds(platform, person.id)) {
      const entry = guilds.get(guild.id) ?? { guild, managers: [] };
      entry.managers.push(person.globalName ?? person.username);
      guilds.set(guild.id, entry);
    }
  }
  const isIn = (guild: Guild) => guild.members[platform.application.id] !== undefined;
  const offered = [...guilds.values()]
    .filter(({ guild }) => fixed === null || guild.id === fixed)
    // Guilds without the bot first: those are what an invite is for.
    .toSorted((left, right) => Number(isIn(left.guild)) - Number(isIn(right.guild)));
  if (offered.length === 0) return `<p class="notice" role="alert">${texts.noServers}</p>`;
  const chosen = offered.find(({ guild }) => guild.id === request.guildId) ?? offered[0];
  const options = offered
    .map(({ guild, managers }) => {
      const mark = guild === chosen?.guild ? ' selected' : '';
      return `<option value="${guild.id}"${mark}>${escapeHtml(`${guild.name} (${managers.join(', ')})`)}</option>`;
    })
    .join('');
  const isAdministrator = (BigInt(request.permissions) & bitsOf('Administrator')) !== 0n;
  const shown = isAdministrator ? texts.administrator : request.permissions;
  return `<label class="server"><span>${texts.serverTitle}</span><select name="guild">${options}</select></label>
<p class="fine">${texts.permissionsTitle}: <code>${shown}</code></p>`;
}

function page(language: Language, title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}
