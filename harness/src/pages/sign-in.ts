import { expect, type Page } from '@playwright/test';
import { consentByForm } from '../product/sign-in-by-form.ts';
import { simulatorOf } from '../product/start-product.ts';

/** The demo people, with their names on the consent page. */
export const PEOPLE = {
  owner: 'Alice Orbit',
  manager: 'Mia Lindqvist',
  member: 'Саша Кузнецов',
  developer: 'Nadia Farouk',
} as const;

const ALL_SCOPES = 'identify guilds applications.commands.permissions.update';

/** Signs a demo person in without using the pages, which have a journey of their own. Ends on the person's own page. */
export async function signIn(page: Page, person: string): Promise<void> {
  await obtainToken(page, person);
  await page.goto('/@me');
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
}

/** Like `signIn`, but without opening a page of the site. Returns the access token. */
export async function obtainToken(page: Page, person: string): Promise<string> {
  // A page cleaned after the previous journey is already there.
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  const tokens = await consentByForm(origin, simulatorOf(origin), person, ALL_SCOPES);
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('token', accessToken);
  }, tokens);
  return tokens.accessToken;
}

/** Signs somebody in and returns the id of one of their guilds, to open its pages directly by URL. */
export async function bringToGuild(page: Page, person: string, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${await obtainToken(page, person)}` };
  const reply = await page.request.get('/api/private/guilds', { headers });
  const guilds: { id: string; name: string }[] = await reply.json();
  const guild = guilds.find((each) => each.name.includes(name));
  if (guild === undefined) throw new Error(`${person} has no server called ${name}`);
  return guild.id;
}
