import { momentOfWall, wallClockAt } from '@perigee/core/time-zone/wall-clock';

/** A moment (ISO 8601) as a date-and-time field holds it: by the clock of that zone, to the minute. */
export function toZoneInput(iso: string, zone: string): string {
  return new Date(wallClockAt(zone, Date.parse(iso))).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment (ISO 8601) that such a field holds; empty where it holds none. */
export function fromZoneInput(input: string, zone: string): string {
  const wallMs = Date.parse(`${input}Z`);
  return Number.isNaN(wallMs) ? '' : new Date(momentOfWall(zone, wallMs)).toISOString();
}
