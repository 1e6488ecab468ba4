import type { ArgTypesEnhancer } from 'storybook/internal/types';

const isSnapshot = (arg: unknown) =>
  typeof arg === 'object' && arg !== null && 'machine' in arg && '_nodes' in arg;

/**
 * Names the type of each argument that is the snapshot of a machine. Otherwise Storybook would infer it by traversing
 * the whole machine and warn of each of its cycles: half a minute, and fifty thousand warnings, in a test run.
 */
export const typeSnapshotArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, arg]) => isSnapshot(arg))
      .map(([name]) => [
        name,
        { ...argTypes[name], name, type: { name: 'other', value: 'snapshot' }, control: false },
      ]),
  ),
});
