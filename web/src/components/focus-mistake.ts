interface FormWithInputs<Path extends string> {
  getInputNode: (path: Path) => HTMLElement | null;
}

/** Moves the keyboard to the first field that is wrong, in the order of `fields`. */
export function focusMistake<Path extends string>(
  form: FormWithInputs<Path>,
  fields: readonly Path[],
  errors: Partial<Record<string, unknown>>,
) {
  const first = fields.find((field) => errors[field]);
  if (first) form.getInputNode(first)?.focus();
}
