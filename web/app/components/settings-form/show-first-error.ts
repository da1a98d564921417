/** Brings the first field that was refused into view and puts the focus into it. */
export function showFirstError(root: HTMLElement | null): void {
  const invalid = root?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? [];
  const first = [...invalid].find((field) => field.checkVisibility());
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
