interface HiddenFieldsProps {
  /** By name; what has no value is left out. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Parts of the page's address that a GET form takes along. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
