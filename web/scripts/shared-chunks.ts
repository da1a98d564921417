import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const MESSAGES = 'web/generated/texts/messages/';

/**
 * What many pages need travels in a few files instead of thirty: fewer requests, and text compresses better in one piece.
 * Each file is named with how the paths in it begin. It takes along what its own files import, but for what a file above it
 * has. So what a public page needs as well comes first; without that line the page would load all of a later file (decision
 * 0121 says how much each line saves).
 */
const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  framework: inside('node_modules/', ['react/', 'react-dom/', 'react-router/', 'scheduler/']),
  shell: [
    ...inside('web/app/', [
      'root',
      'site/frame/',
      'components/button/',
      'components/document/',
      'components/star-field/',
    ]),
    // Of the texts of features those on the home page's cards; the overview's come with the overview.
    ...inside(`${MESSAGES}feature_`, [
      ...bothTexts([
        'economy',
        'games',
        'utilities',
        'logs',
        'moderation',
        'automoderation',
        'greetings',
        'leaderboards',
      ]),
    ]),
  ],
  previews: inside('web/app/', [
    'components/message-preview/',
    'site/components/leaderboard-preview/',
    'site/components/teaser/',
  ]),
  variables: inside('core/src/templates/', ['catalogue', 'limits', 'variables']),
  words: inside(MESSAGES, ['cancel', 'dialog_close', 'error_', 'limit_', 'retry']),
  facts: inside('core/src/', [
    'cases/limits.ts',
    'economy/commission.ts',
    'games/stakes/payout.ts',
    'games/titles.ts',
    'giveaways/limits.ts',
    'limits/tier-limits.ts',
    'message-archive/limits.ts',
    'time/duration-parts.ts',
    'time/write-duration.ts',
    'time/write-units.ts',
  ]),
  dialog: ['web/app/components/dialog/'],
  // Of the pages the search leads to, each of which has its own, too.
  titles: inside(MESSAGES, [
    'board_title.js',
    'card_settings.js',
    'case_statistics_title.js',
    'health_title.js',
    'me_title.js',
    'own_games_title.js',
    'palette_servers.js',
    'redeem_title.js',
    'rewards_title.js',
    'running_title.js',
    'statement_title.js',
  ]),
  calls: ['node_modules/zod/', ...inside('web/app/lib/', ['api/', 'session/'])],
  // What the check of a draw or a round reads as well.
  schemas: inside('core/src/', ['giveaways/schema.ts', 'ids/snowflake.ts', 'numbers/integers.ts']),
  // What the search and the plan of somebody signed in ask the server with, on pages of the site, too.
  queries: ['node_modules/@tanstack/', ...inside('web/app/lib/', ['guilds/', 'queries/'])],
  // What every page of the dashboard needs, and what every form of settings is made of.
  dashboard: [
    ...inside('node_modules/', ['@mantine/', '@floating-ui/']),
    ...inside('web/app/dashboard/lib/', ['guilds/', 'rendering/', 'time/']),
  ],
  settings: [
    ...inside('web/app/dashboard/components/', [
      'boost-lock/',
      'change-list/',
      'embed-preview/',
      'pickers/',
      'settings-form/',
    ]),
    `${MESSAGES}section_`,
  ],
};

/** The groups for the bundler. @throws Error where a path begins like nothing that is there: it was moved. */
export function sharedChunks(): { name: string; test: (id: string) => boolean }[] {
  return Object.entries(CONTENTS).map(([name, beginnings]) => {
    const moved = beginnings.filter((path) => !isThere(path));
    if (moved.length > 0) throw new Error(`the shared file "${name}" holds ${moved.join(', ')}, which is not there`);
    const parts = beginnings.map((path) => (isOfPackage(path) ? `/${path}` : join(ROOT, path)));
    return { name, test: (id) => parts.some((part) => id.includes(part)) };
  });
}

function isThere(beginning: string): boolean {
  if (isOfPackage(beginning)) return true;
  const path = join(ROOT, beginning);
  return readdirSync(dirname(path)).some((entry) => entry.startsWith(basename(path)));
}

/** Which folder it is installed in is up to the installer. */
function isOfPackage(path: string): boolean {
  return path.startsWith('node_modules/');
}

function inside(folder: string, beginnings: readonly string[]): readonly string[] {
  return beginnings.map((beginning) => folder + beginning);
}

/** A feature's name, and its one line. */
function bothTexts(features: readonly string[]): readonly string[] {
  return features.flatMap((feature) => [`${feature}.js`, `${feature}_text.js`]);
}
