import { describe, expect, test } from 'vitest';
import { RULE_KEYS, type RuleKey } from '../catalogue.ts';
import { attachmentsTable } from './attachments.table.ts';
import { capsTable } from './caps.table.ts';
import { duplicatesTable } from './pace/duplicates.table.ts';
import { emojisTable } from './emojis.table.ts';
import { floodTable } from './pace/flood.table.ts';
import { invitesTable } from './addresses/invites.table.ts';
import { linksTable } from './addresses/links.table.ts';
import { mentionsTable } from './mentions.table.ts';
import { phishingTable } from './addresses/phishing.table.ts';
import { raidTable } from './pace/raid.table.ts';
import type { RuleTable } from './rule-table.ts';
import { wordsTable } from './words/words.table.ts';
import { zalgoTable } from './zalgo.table.ts';

/** Typed by rule key, so that a rule without a table does not compile. */
const TABLES: Readonly<Record<RuleKey, RuleTable>> = {
  invites: invitesTable,
  flood: floodTable,
  links: linksTable,
  caps: capsTable,
  mentions: mentionsTable,
  emojis: emojisTable,
  words: wordsTable,
  attachments: attachmentsTable,
  zalgo: zalgoTable,
  duplicates: duplicatesTable,
  phishing: phishingTable,
  raid: raidTable,
};

const CASES_MIN = 20;

describe.for(RULE_KEYS)('Rule "%s"', (rule) => {
  const { fires, passes } = TABLES[rule];

  test(`The ${rule} rule has at least twenty cases that fire and twenty that pass`, () => {
    expect(new Set(fires.map(({ name }) => name)).size).toBeGreaterThanOrEqual(CASES_MIN);
    expect(new Set(passes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(CASES_MIN);
  });

  test.for(fires)(`The ${rule} rule fires on: $name`, ({ match, marks }) => {
    const what = match();

    expect(what).toBe(marks ?? what ?? 'anything');
  });

  test.for(passes)(`The ${rule} rule ignores: $name`, ({ match }) => {
    expect(match()).toBeNull();
  });
});
