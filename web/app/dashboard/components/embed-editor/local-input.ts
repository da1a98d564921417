/** An ISO time as the value of a date-and-time field: in the reader's time zone, to the minute. */
export function toLocalInput(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  const date = [year, two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The time of such a field's value as ISO 8601; empty while it is incomplete or beyond four-digit years. */
export function fromLocalInput(local: string): string {
  const moment = new Date(local);
  const iso = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return /^\d/.test(iso) ? iso : '';
}
