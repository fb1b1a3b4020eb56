interface HiddenFieldsProps {
  /** By name, without absent values. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
