import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** The fragment that links to a field of a settings tab: the section, then the field's dotted path. */
export function fieldHash(section: string, path: string): string {
  return `#${section}.${path}`;
}

/** The section and the path segments of the field the fragment links to; empty when it links to no field. */
export function readFieldHash(hash: string): string[] {
  return hash.slice(1).split('.').filter(Boolean);
}

/**
 * Opens the list entry (by index or name) that the address links to: once the list is loaded, and each time the person
 * follows the link again.
 */
export function useLinkedEntry(section: string, open: (entry: string) => void): void {
  const { hash, key } = useLocation();
  const openLinked = useEffectEvent(() => {
    const [linkedSection, name] = readFieldHash(hash);
    if (linkedSection === section && name !== undefined) open(name);
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => openLinked(), [hash, key]);
}
