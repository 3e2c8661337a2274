interface FormWithInputs<Path extends string> {
  getInputNode: (path: Path) => HTMLElement | null;
}

/** Moves the focus to the first invalid field, in the order of `fields`, clear of the sticky bar. */
export function focusMistake<Path extends string>(
  form: FormWithInputs<Path>,
  fields: readonly Path[],
  errors: Partial<Record<string, unknown>>,
) {
  const first = fields.find((field) => errors[field]);
  const input = first && form.getInputNode(first);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: "center" });
}
