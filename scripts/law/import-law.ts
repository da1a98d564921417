import { join, posix } from 'node:path';
import { listSources } from './list-sources.ts';
import { readImports } from './read-imports.ts';
import { DOOR, MAY_BYPASS_INDEX, PACKAGES, STRANGERS, ZONES, type Zone } from './zones.ts';

interface Place {
  path: string;
  zone: Zone | undefined;
  feature: string | undefined;
}

/** One line for each import below `root` that the law forbids, with the reason. */
export function findViolations(root: string): string[] {
  return listSources(root).flatMap((path) => {
    const from = placeOf(path);
    if (from.zone === undefined && STRANGERS[packageOf(path)] === undefined) return [];
    return readImports(join(root, path)).flatMap((specifier) => {
      const reason = reasonAgainst(from, specifier);
      return reason === null ? [] : [`${path} imports ${specifier}: ${reason}`];
    });
  });
}

function reasonAgainst(from: Place, specifier: string): string | null {
  if (from.zone?.mayNotUse?.test(specifier) === true) return `${from.zone.name} may not use that package`;
  const target = resolveImport(from.path, specifier);
  if (target === null) return null;
  if (from.zone === undefined) return reasonBetweenStrangers(packageOf(from.path), packageOf(target));
  if (specifier.startsWith('.') && packageOf(target) !== packageOf(from.path)) {
    return 'a relative path may not leave its package';
  }
  return reasonBetween(from, placeOf(target));
}

function reasonBetween(from: Place, to: Place): string | null {
  // A package's texts and build output are in no zone, and only that package may import them.
  if (to.zone === undefined) return packageOf(to.path) === packageOf(from.path) ? null : 'nothing imports it';
  if (from.zone !== to.zone && !from.zone?.mayImport.includes(to.zone.name)) {
    return `${from.zone?.name} may not import ${to.zone.name}`;
  }
  return reasonAgainstFeature(from, to);
}

function reasonBetweenStrangers(from: string, to: string): string | null {
  return STRANGERS[from]?.includes(to) === true ? `${from} may not import ${to}; what both use is the harness` : null;
}

function reasonAgainstFeature(from: Place, to: Place): string | null {
  if (to.feature === undefined) return null;
  if (from.zone === to.zone && from.feature === to.feature) return null;
  if (from.feature !== undefined && from.path.startsWith('web/')) return 'features of web do not know each other';
  const isBehindDoor = to.zone?.name === 'server features' && !DOOR.test(to.path);
  return isBehindDoor && !MAY_BYPASS_INDEX.includes(from.zone?.name ?? '') ? 'a wing has one door, its index.ts' : null;
}

/** The path in the repository that a specifier resolves to; null for packages of npm and Node. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, file] = /^@perigee\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  if (file?.startsWith('test-support/') === true)
    return `${name}/test/support/${file.slice('test-support/'.length)}.ts`;
  return `${name}/src/${file ?? 'main'}.ts`;
}

function placeOf(path: string): Place {
  for (const zone of ZONES) {
    const match = zone.files.exec(path);
    if (match !== null) return { path, zone, feature: match.groups?.['feature'] };
  }
  return { path, zone: undefined, feature: undefined };
}

function packageOf(path: string): string {
  return PACKAGES.find((name) => path.startsWith(`${name}/`)) ?? '';
}
