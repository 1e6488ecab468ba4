/**
 * The first Node whose npm and ESM are sufficient for the set-up; everything after it runs on the Node pinned in
 * package.json.
 */
const oldest = { major: 20, minor: 19 };

/**
 * One sentence if this Node is too old to set the project up, else null.
 * @param {string} version as in process.versions.node
 * @returns {string | null}
 */
export function explainOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return isNewEnough
    ? null
    : `This is Node ${version}, and Quayside needs ${oldest.major}.${oldest.minor} or newer: install a current one from https://nodejs.org and start again.`;
}
