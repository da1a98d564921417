/** An ISO moment as a date-and-time field of the browser holds it: the reader's own clock, to the minute. */
export function toLocalInput(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  const date = [year, two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The moment such a field stands for, as ISO 8601; empty while it is not filled in, or beyond four-digit years. */
export function fromLocalInput(local: string): string {
  const moment = new Date(local);
  const iso = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return /^\d/.test(iso) ? iso : '';
}
