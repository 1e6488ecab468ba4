import type { components } from '../../../api/index.ts';

export type FilledCart = components['schemas']['FilledCart'];
export type FilledLine = components['schemas']['FilledLine'];
