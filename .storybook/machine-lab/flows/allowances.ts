import type { TraceAllowance } from '../../../src/statecharts/trace/trace.types.ts';

const files = import.meta.glob<Record<string, TraceAllowance>>('../../../src/machines/*/*.allowance.ts', {
  eager: true,
});

/** The allowance of each machine, by its id: the name of its folder. */
export const allowances: Readonly<Record<string, TraceAllowance>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, exported]) => {
    const [allowance] = Object.values(exported);
    return allowance ? [[path.split('/').at(-2) ?? '', allowance]] : [];
  }),
);
