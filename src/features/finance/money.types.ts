import type { components } from '../../api/index.ts';

type Schemas = components['schemas'];

export type LedgerFigures = Schemas['LedgerFigures'];
export type LedgerProof = Schemas['LedgerProof'];
export type Payout = Schemas['Payout'];
export type PayoutLine = Schemas['PayoutLine'];
export type PayoutDetail = Schemas['PayoutDetail'];
export type PayoutFigures = Schemas['PayoutFigures'];
