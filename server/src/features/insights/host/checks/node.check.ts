import { defineCheck } from './check.ts';

/** The pinned version (package.json), and the oldest that works: TypeScript runs without a build. */
const NODE_MAJOR = 24;

/** Whether this is the Node version the product is made for. */
export const nodeCheck = defineCheck('node', (_deps, found) => {
  const { node: version } = process.versions;
  const major = Number(version.split('.', 1)[0]);
  const facts = { version, wanted: String(NODE_MAJOR) };
  if (major < NODE_MAJOR) return found('old', facts);
  return major === NODE_MAJOR ? found('right', facts) : found('other', facts);
});
