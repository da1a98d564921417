import { useEffect, useEffectEvent } from 'react';
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
 * Opens the entry of a list (its place or its name) that the address leads to: once the list is there, and whenever the
 * address leads to it again.
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
