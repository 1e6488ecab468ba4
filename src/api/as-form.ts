type Fields = Readonly<Record<string, string | File>>;

/**
 * The body of a call with a file, in the order in which its fields are given; to be spread into the call. The contract types a file's content as text:
 * for the types it is the file's name, and what is sent is the file itself.
 */
export function asForm<Given extends Fields>(fields: Given) {
  const body = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ) as { [Name in keyof Given]: Given[Name] extends File ? string : Given[Name] }; // What the line before makes of each.
  const bodySerializer = (): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  return { body, bodySerializer };
}
