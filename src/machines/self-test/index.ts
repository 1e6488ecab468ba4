export { selfTestAllowance } from './self-test.allowance.ts';
export { selfTestMachine } from './self-test.machine.ts';
