import type { components } from '../../../api/index.ts';

export type Chargeback = components['schemas']['Chargeback'];
export type EvidenceFileKind = components['schemas']['EvidenceFileKind'];
