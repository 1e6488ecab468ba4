import type { CompanyLines } from './vendors.domain.ts';
import type { Db } from './vendors.repository.ts';

/** Saves the lines that are given (null takes one back), and counts the version on. */
export async function saveCompany(
  trx: Db,
  vendorId: string,
  company: CompanyLines,
  now: Date,
): Promise<void> {
  const columns = {
    trading_name: company.tradingName,
    legal_name: company.legalName,
    registration_number: company.registrationNumber,
    vat_number: company.vatNumber,
    street: company.street,
    postal_code: company.postalCode,
    city: company.city,
    country: company.country,
    contact_name: company.contactName,
    contact_email: company.contactEmail,
    contact_phone: company.contactPhone,
    about: company.about,
  };
  await trx
    .updateTable('vendors')
    // Kysely leaves out what is undefined.
    .set(columns)
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', vendorId)
    .execute();
}
