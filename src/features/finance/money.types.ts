import type { components } from '../../api/index.ts';

type Schemas = components['schemas'];

export type LedgerFigures = Schemas['LedgerFigures'];
export type LedgerProof = Schemas['LedgerProof'];
