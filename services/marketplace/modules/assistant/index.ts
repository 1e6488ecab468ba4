export { createAssistant } from './assistant.service.ts';
export type { Assistant, AssistantRefusal, Question } from './assistant.service.ts';
