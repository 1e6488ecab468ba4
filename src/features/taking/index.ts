export { TakeButton } from './take-button.tsx';
export { TakeIt } from './take-it.tsx';
export { useTaking } from './use-taking.ts';
