import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { closeSection } from './changelog.ts';

// npm runs this as `version`: its own package is at the new version by then, nothing is committed yet.
const { npm_new_version: version = '' } = process.env;

const names = z.optional(z.record(z.string(), z.string()));
const packageSchema = z.looseObject({ version: z.optional(z.string()), dependencies: names, devDependencies: names });
const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });
const rootSchema = z.looseObject({ workspaces: z.array(z.string()) });

type Package = z.infer<typeof packageSchema>;

const { workspaces } = rootSchema.parse(readJson('package.json'));
for (const workspace of workspaces) {
  const file = `${workspace}/package.json`;
  writeJson(file, atVersion(packageSchema.parse(readJson(file))));
}

const lock = lockSchema.parse(readJson('package-lock.json'));
for (const workspace of workspaces) {
  const known = lock.packages[workspace];
  if (known !== undefined) lock.packages[workspace] = atVersion(known);
}
writeJson('package-lock.json', lock);

const day = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', closeSection(readFileSync('CHANGELOG.md', 'utf8'), version, day));

/** A package of ours at the new version, which it also asks of the others of ours. */
function atVersion(given: Package): Package {
  const changed = { ...given, version };
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const known = given[kind];
    if (known === undefined) continue;
    const entries = Object.entries(known).map(([name, wanted]) => [
      name,
      name.startsWith('@perigee/') ? version : wanted,
    ]);
    changed[kind] = Object.fromEntries(entries);
  }
  return changed;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
