import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { newId } from '../../../platform/ids.ts';
import { findSender } from './slips.repository.ts';

test('the sender on a slip is the vendor, whichever account opened it', async () => {
  const { db, drop } = await createTestDatabase();
  const [vendorId, openedBy] = [newId(), newId()];
  const now = new Date();
  const at = { createdAt: now, updatedAt: now };
  const person = { email: 'aina@example.com', firstName: 'Aina', lastName: 'Riera', phone: null };
  await db
    .insertInto('users')
    .values({ id: openedBy, role: 'supplier', ...person, passwordHash: 'none', pictureFileId: null, ...at })
    .execute();
  const vendor = { id: vendorId, openedBy, kind: 'supplier', status: 'active', country: 'ES' } as const;
  await db
    .insertInto('vendors')
    .values({ ...vendor, ...at })
    .execute();
  expect(await findSender(db, vendorId)).toMatchObject({ name: 'Aina Riera', country: 'ES' });
  await drop();
});
