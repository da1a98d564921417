import { momentOfWall, wallClockAt } from '@perigee/core/base/time-zone/wall-clock';

/** A moment (ISO 8601) as the value of a date-and-time field: in that time zone, to the minute. */
export function toZoneInput(iso: string, zone: string): string {
  return new Date(wallClockAt(zone, Date.parse(iso))).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment (ISO 8601) of such a field's value; empty for an invalid value. */
export function fromZoneInput(input: string, zone: string): string {
  const wallMs = Date.parse(`${input}Z`);
  return Number.isNaN(wallMs) ? '' : new Date(momentOfWall(zone, wallMs)).toISOString();
}
