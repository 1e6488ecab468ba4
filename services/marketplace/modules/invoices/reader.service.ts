import { ownVendorId, type Session } from '../account/index.ts';
import type { InvoiceReader } from './reader.domain.ts';

export type ReaderSession = Pick<Session, 'userId' | 'role' | 'membership'>;

export function readerOf(session: ReaderSession): InvoiceReader {
  if (session.role === 'admin') return { everybodys: true };
  return session.role === 'crew_member' ? { buyerId: session.userId } : { vendorId: ownVendorId(session) };
}
