import { BUS_TOPICS, type BusTopic } from './bus.ts';

/** One announcement as text; keys are ids or hashes and hold no space. */
export function encode(topic: BusTopic, key: string): string {
  return `${topic} ${key}`;
}

/** Null for anything a newer or foreign process may have said. */
export function decode(text: string): { topic: BusTopic; key: string } | null {
  const [name, key] = text.split(' ');
  const topic = BUS_TOPICS.find((known) => known === name);
  return topic !== undefined && key !== undefined ? { topic, key } : null;
}
