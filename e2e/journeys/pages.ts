import type { Page } from '@playwright/test';
import { openSettings, PEOPLE, signIn } from './journey.ts';

/** One page of the site as the journeys that look at every page open it. */
export interface SitePage {
  name: string;
  open(page: Page): Promise<unknown>;
}

/** Every page there is, each with how a person gets to it. */
export const PAGES: readonly SitePage[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'not-found', open: (page) => page.goto('/no/such/page') },
  { name: 'user-page', open: (page) => signIn(page, PEOPLE.owner) },
  { name: 'general', open: openGeneral },
];

async function openGeneral(page: Page): Promise<void> {
  await signIn(page, PEOPLE.owner);
  await openSettings(page, 'Alice’s Launch Pad');
}
