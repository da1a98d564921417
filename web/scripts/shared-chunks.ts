import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const MESSAGES = 'web/generated/texts/messages/';

/**
 * Bundles modules that many pages need into a few files instead of thirty: fewer requests, and text compresses better
 * in one piece. Each file lists the beginnings of the paths it contains. It also includes what its modules import,
 * except for what a file listed above it already has. So modules that a public page needs come first; without those
 * lines the page would load all of a later file (decision 0121 says how much each line saves).
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
    // Only the feature texts of the home page's cards; the overview's texts are bundled with the overview.
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
  variables: inside('core/src/base/templates/', ['catalogue', 'limits', 'variables']),
  words: inside(MESSAGES, ['cancel', 'dialog_close', 'error_', 'limit_', 'retry']),
  facts: inside('core/src/', [
    'moderation/cases/limits.ts',
    'base/numbers/commission.ts',
    'games/stakes/payout.ts',
    'games/titles.ts',
    'rewards/giveaways/limits.ts',
    'base/limits/tier-limits.ts',
    'community/message-archive/limits.ts',
    'base/time/duration-parts.ts',
    'base/time/write-duration.ts',
    'base/time/write-units.ts',
  ]),
  dialog: ['web/app/components/dialog/'],
  // The titles of pages the search leads to; each page also needs its own.
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
  // Also needed by the verification of draws and rounds.
  schemas: inside('core/src/', ['rewards/giveaways/schema.ts', 'base/ids/snowflake.ts', 'base/numbers/integers.ts']),
  // What the search and a signed-in person's plan query the server with; pages of the site need it, too.
  queries: ['node_modules/@tanstack/', ...inside('web/app/lib/', ['guilds/', 'queries/'])],
  // What every dashboard page needs, and what every settings form consists of.
  dashboard: [
    ...inside('node_modules/', ['@mantine/', '@floating-ui/']),
    ...inside('web/app/dashboard/', ['frame/kit.css', 'lib/guilds/', 'lib/rendering/', 'lib/time/']),
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

/** The groups for the bundler. @throws Error where no file matches the beginning of a path: it was moved. */
export function sharedChunks(): { name: string; test: (id: string) => boolean }[] {
  return Object.entries(CONTENTS).map(([name, beginnings]) => {
    const moved = beginnings.filter((path) => !isThere(path));
    if (moved.length > 0) throw new Error(`the shared file "${name}" contains missing modules: ${moved.join(', ')}`);
    const parts = beginnings.map((path) => (isOfPackage(path) ? `/${path}` : join(ROOT, path)));
    return { name, test: (id) => parts.some((part) => id.includes(part)) };
  });
}

function isThere(beginning: string): boolean {
  if (isOfPackage(beginning)) return true;
  const path = join(ROOT, beginning);
  return readdirSync(dirname(path)).some((entry) => entry.startsWith(basename(path)));
}

/** Which node_modules folder a package is installed in is up to the installer. */
function isOfPackage(path: string): boolean {
  return path.startsWith('node_modules/');
}

function inside(folder: string, beginnings: readonly string[]): readonly string[] {
  return beginnings.map((beginning) => folder + beginning);
}

/** A feature's name and its one-line text. */
function bothTexts(features: readonly string[]): readonly string[] {
  return features.flatMap((feature) => [`${feature}.js`, `${feature}_text.js`]);
}
