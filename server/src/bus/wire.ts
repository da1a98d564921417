import { currentTrace } from '../tracing/active-span.ts';
import { BUS_TOPICS, type BusTopic } from './bus.ts';

/** Encodes an announcement as text: keys are ids or hashes without spaces. The current trace, if any, goes along. */
export function encode(topic: BusTopic, key: string): string {
  const trace = currentTrace();
  return trace === null ? `${topic} ${key}` : `${topic} ${key} ${trace}`;
}

/** Decodes an announcement; null for anything unknown, such as one of a newer version. */
export function decode(text: string): { topic: BusTopic; key: string; trace: string | null } | null {
  const [name, key, trace = null] = text.split(' ');
  const topic = BUS_TOPICS.find((each) => each === name);
  return topic !== undefined && key !== undefined ? { topic, key, trace } : null;
}
