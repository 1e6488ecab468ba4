import type { components } from '../../api/index.ts';

export type Message = components['schemas']['Message'];
export type Conversation = components['schemas']['Conversation'];
