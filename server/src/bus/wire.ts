import { currentTrace } from '../tracing/active-span.ts';
import { BUS_TOPICS, type BusTopic } from './bus.ts';

/** One announcement as text; keys are ids or hashes and hold no space. What it is a part of goes along, where it is traced. */
export function encode(topic: BusTopic, key: string): string {
  const trace = currentTrace();
  return trace === null ? `${topic} ${key}` : `${topic} ${key} ${trace}`;
}

/** Null for anything a newer or foreign process may have said. */
export function decode(text: string): { topic: BusTopic; key: string; trace: string | null } | null {
  const [name, key, trace = null] = text.split(' ');
  const topic = BUS_TOPICS.find((known) => known === name);
  return topic !== undefined && key !== undefined ? { topic, key, trace } : null;
}
