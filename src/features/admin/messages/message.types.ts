import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type ContactRow = Schemas['ContactRow'];
export type ContactMessage = Schemas['ContactMessage'];
export type ContactEntry = Schemas['ContactEntry'];
export type ContactStatus = Schemas['ContactStatus'];
export type ContactCommand = Schemas['ContactCommand'];
export type ContactHold = Schemas['ContactHold'];
