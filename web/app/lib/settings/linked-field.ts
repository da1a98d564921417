import { useState } from 'react';
import { useLocation } from 'react-router';

/** The part of an address that leads to a field of a settings tab: the section, then the field's dotted path. */
export function fieldHash(section: string, path: string): string {
  return `#${section}.${path}`;
}

/** The section and the names on the way to the field the address leads to; none when it leads to no field. */
export function readFieldHash(hash: string): string[] {
  return hash.slice(1).split('.').filter(Boolean);
}

/**
 * The entry of a list (its place or its name) that the address led to when the list came, so that it can be opened;
 * undefined when it led elsewhere.
 */
export function useLinkedEntry(section: string): string | undefined {
  const { hash } = useLocation();
  const [entry] = useState(() => {
    const [linkedSection, name] = readFieldHash(hash);
    return linkedSection === section ? name : undefined;
  });
  return entry;
}
