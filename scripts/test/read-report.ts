import { existsSync, readFileSync } from 'node:fs';

/** A runner's report; empty where it wrote none. */
export function readReport(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(report) ? report : {};
}

/** The number under a key, 0 where there is none. */
export function numberOf(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  return typeof value === 'number' ? value : 0;
}

/** The list of objects under a key. */
export function listOf(record: Record<string, unknown>, key: string): Record<string, unknown>[] {
  const value = record[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
