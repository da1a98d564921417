import type { ComponentType } from 'react';

/** What a route's `handle` may ask of the frame around it. It comes with the route, so that no other page loads it. */
export interface FrameHandle {
  /** Stands in place of the site's bar and footer. */
  Bar: ComponentType;
  /** The id of where its content begins behind what is on every such page, if there is anything. */
  start?: string;
}

/** Whether a route's handle asks for something. */
export function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'Bar' in handle;
}
