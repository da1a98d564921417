/** Brings the first field that was refused into view and puts the focus into it; parts that are folded over such fields unfold. */
export function showFirstError(root: HTMLElement | null): void {
  const invalid = [...(root?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? [])];
  for (const field of invalid) {
    const fold = field.closest('details');
    if (fold !== null) fold.open = true;
  }
  const first = invalid.find((field) => field.checkVisibility());
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
