import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { SECTION_LIST } from '@perigee/core/community/settings/sections';

const CORE = join(import.meta.dirname, '../../../core/src');

/** Every API call in the contract: from all files of endpoints and the list of sections. */
export async function allCalls(): Promise<Endpoint[]> {
  const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('endpoints.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(join(CORE, file))));
  const described = modules.flatMap((module) => Object.values(module)).flatMap((group: unknown) => endpointsIn(group));
  return [...described, ...SECTION_LIST.flatMap(({ save }) => (save === null ? [] : [save]))];
}

function endpointsIn(group: unknown): Endpoint[] {
  if (typeof group !== 'object' || group === null) return [];
  return Object.values(group).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'schema' in value;
}
