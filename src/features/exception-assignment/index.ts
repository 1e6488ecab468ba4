export { TakeButton } from './take-button.tsx';
export { TakeIt } from './take-it.tsx';
export { useExceptionAssignment } from './use-exception-assignment.ts';
