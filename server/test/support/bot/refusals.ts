import type { Reply } from '../api-client.ts';

/**
 * The errors in a reply as text, for tests that try many bodies in a guild: `409 name itemNameTaken`, or just `200`.
 */
export function refusal({ status, body }: Reply): string {
  const issues = typeof body === 'object' && body !== null && 'issues' in body ? body.issues : [];
  const texts = Array.isArray(issues) ? issues.map(({ path, code }) => `${path} ${code}`) : [];
  return [status, ...texts].join(' ');
}
