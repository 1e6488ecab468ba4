export { createAssistant } from './assistant.service.ts';
export type { Assistant } from './assistant.service.ts';
