export interface HandedNames {
  firstName: string;
  lastName: string;
}

const textIn = (state: object, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
  return typeof value === 'string' ? value : '';
};

/** The names that the code page hands back to sign-up in the history's state, or null: they are not typed twice. */
export function handedNamesOf(state: unknown): HandedNames | null {
  if (typeof state !== 'object' || state === null) return null;
  const names = { firstName: textIn(state, 'firstName'), lastName: textIn(state, 'lastName') };
  return names.firstName === '' && names.lastName === '' ? null : names;
}
