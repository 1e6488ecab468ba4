/** Without dots and slashes, so that no name leaves its folder. */
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestName = 80;

/** Why this is no valid name for a test; null if it is one. */
export const testNameProblem = (name: string): string | null => {
  if (name === '') return 'Give it a name.';
  if (name.length > longestName) return `A name has at most ${longestName} letters.`;
  return fileName.test(name) ? null : 'Use small letters, digits and hyphens: parser-killed.';
};
