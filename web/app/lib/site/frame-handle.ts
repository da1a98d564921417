import type { ComponentType } from 'react';

/**
 * What a route's `handle` may ask of the frame around it. It is part of the route's module, so no other page loads it.
 */
export interface FrameHandle {
  /** Replaces the site's bar and footer. */
  Bar: ComponentType;
  /** The id of the element where the content starts, after any parts repeated on every such page. */
  start?: string;
}

/** Whether a route's handle asks anything of the frame. */
export function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'Bar' in handle;
}
