import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { closeSection } from './changelog.ts';

// npm runs this as `version`: its own package already has the new version, nothing is committed yet.
const { npm_new_version: version = '' } = process.env;

/** A record keeps the order of the keys in the file. */
const recordSchema = z.record(z.string(), z.unknown());
const namesSchema = z.record(z.string(), z.string());
const packagesSchema = z.record(z.string(), recordSchema);

const workspaces = z.array(z.string()).parse(readJson('package.json')['workspaces']);
for (const workspace of workspaces) {
  const file = `${workspace}/package.json`;
  writeJson(file, atVersion(readJson(file)));
}

const lock = readJson('package-lock.json');
const packages = packagesSchema.parse(lock['packages']);
for (const workspace of workspaces) packages[workspace] = atVersion(packages[workspace] ?? {});
writeJson('package-lock.json', { ...lock, packages });

const day = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', closeSection(readFileSync('CHANGELOG.md', 'utf8'), version, day));

/** One of our packages at the new version, including its dependencies on our other packages. */
function atVersion(manifest: Record<string, unknown>): Record<string, unknown> {
  const changed = { ...manifest, version };
  for (const kind of ['dependencies', 'devDependencies']) {
    if (manifest[kind] === undefined) continue;
    const wanted = Object.entries(namesSchema.parse(manifest[kind]));
    const entries = wanted.map(([name, range]) => [name, name.startsWith('@perigee/') ? version : range]);
    Object.assign(changed, { [kind]: Object.fromEntries(entries) });
  }
  return changed;
}

function readJson(file: string): Record<string, unknown> {
  return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
