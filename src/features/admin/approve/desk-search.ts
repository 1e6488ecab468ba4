import type { ApplicationStatus } from './application.types.ts';

/** What the address says: which list, which words, and which application stands open. */
export interface DeskSearch {
  readonly status: ApplicationStatus | 'all';
  readonly q: string;
  /** Its id; null while none is open. */
  readonly application: string | null;
}

/** In the order in which an application walks through them; drafts, which nobody waits for, come last. */
export const deskTabs: readonly DeskSearch['status'][] = [
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'draft',
  'all',
];

const first = 'submitted';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `?status=&q=&application=`; whatever makes no sense is as if it were not there. */
export function readDeskSearch(params: URLSearchParams): DeskSearch {
  const application = params.get('application') ?? '';
  return {
    status: deskTabs.find((tab) => tab === params.get('status')) ?? first,
    q: (params.get('q') ?? '').slice(0, 100),
    application: uuid.test(application) ? application : null,
  };
}

/** The other way round; what goes without saying is left out. */
export const writeDeskSearch = ({ status, q, application }: DeskSearch): URLSearchParams =>
  new URLSearchParams({
    ...(status !== first && { status }),
    ...(q !== '' && { q }),
    ...(application !== null && { application }),
  });
