export { assistantAllowance } from './assistant.allowance.ts';
export { assistantActors } from './assistant.actors.ts';
export { assistantMachine } from './assistant.machine.ts';
export type { AssistantContext, AssistantEvent } from './assistant.vocabulary.ts';
