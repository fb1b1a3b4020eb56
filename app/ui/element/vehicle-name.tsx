/** A name whose hyphenated words, such as "EZ-GO", stay on one line. */
export function VehicleName({ name }: { readonly name: string }) {
  if (!name.includes('-')) return name;
  return name.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  );
}
