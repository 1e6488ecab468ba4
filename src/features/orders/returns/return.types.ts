import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type Return = Schemas['Return'];
export type ReturnFile = Schemas['ReturnFile'];
export type Returnable = Schemas['Returnable'];
export type ReturnReason = Schemas['ReturnReason'];
export type ReturnRequest = Schemas['ReturnRequest'];
export type ReturnStep = Schemas['ReturnStep'];
export type ReturnActRequest = Schemas['ReturnActRequest'];

/** The role of the reader. */
export type ReturnReader = 'buyer' | 'supplier' | 'admin';
