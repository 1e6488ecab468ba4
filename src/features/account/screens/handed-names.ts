export interface HandedNames {
  firstName: string;
  lastName: string;
}

const textIn = (state: object, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
  return typeof value === 'string' ? value : '';
};

/**
 * The names that the code page passes back to sign-up in the history's state, so that they are not typed twice; null if
 * there are none.
 */
export function handedNamesOf(state: unknown): HandedNames | null {
  if (typeof state !== 'object' || state === null) return null;
  const names = { firstName: textIn(state, 'firstName'), lastName: textIn(state, 'lastName') };
  return names.firstName === '' && names.lastName === '' ? null : names;
}
