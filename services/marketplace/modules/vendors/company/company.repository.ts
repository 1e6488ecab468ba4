import type { CompanyLines } from '../vendors.domain.ts';
import type { Db } from '../vendors.repository.ts';

/** Saves the given fields (null clears one) and increments the version. */
export async function saveCompany(
  trx: Db,
  vendorId: string,
  company: CompanyLines,
  now: Date,
): Promise<void> {
  const columns = {
    tradingName: company.tradingName,
    legalName: company.legalName,
    registrationNumber: company.registrationNumber,
    vatNumber: company.vatNumber,
    street: company.street,
    postalCode: company.postalCode,
    city: company.city,
    country: company.country,
    contactName: company.contactName,
    contactEmail: company.contactEmail,
    contactPhone: company.contactPhone,
    about: company.about,
  };
  await trx
    .updateTable('vendors')
    // Kysely leaves out undefined values.
    .set(columns)
    .set((row) => ({ version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', vendorId)
    .execute();
}
