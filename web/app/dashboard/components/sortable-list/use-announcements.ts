import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { m } from '#texts';
import { type Message, useText } from '../../../lib/preferences/use-text.ts';

type PlaceMessage = Message<{ name: string; place: number; count: number }>;

/** The announcements for screen readers while a row is moved, in the tab's language. */
export function useAnnouncements(names: readonly string[]): Announcements {
  const text = useText();
  const hasMoved = useRef(false);
  const announce = (message: PlaceMessage, name: UniqueIdentifier, at: UniqueIdentifier) =>
    text(message, { name: String(name), place: names.indexOf(String(at)) + 1, count: names.length });

  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return announce(m.sort_lifted, active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      // Right after it was lifted, a row is reported as being over itself; announcing that would interrupt the
      // announcement of the lift.
      const isNews = hasMoved.current || over?.id !== active.id;
      hasMoved.current = isNews;
      return over === null || !isNews ? undefined : announce(m.sort_moved, active.id, over.id);
    },
    onDragEnd: ({ active, over }) => announce(m.sort_dropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => announce(m.sort_cancelled, active.id, active.id),
  };
}
