type Fields = Readonly<Record<string, string | File>>;

/**
 * The body of a call with a file, with its fields in the given order; spread it into the call. The contract types a
 * file's content as a string, so the type has the file's name where the file itself is sent.
 */
export function asForm<Given extends Fields>(fields: Given) {
  const body = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ) as { [Name in keyof Given]: Given[Name] extends File ? string : Given[Name] }; // the type of the line before
  const bodySerializer = (): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  return { body, bodySerializer };
}
