import { createAccounts } from '../modules/account/index.ts';
import { ensureVendor } from '../modules/vendors/index.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { scenarioModules } from './scenario-modules.ts';
import { signInLine, type Scenario } from './scenario-parts.ts';
import { done, sessionFor } from './scenario-purchase.ts';

const signe = {
  email: 'signe.mikkelsen@example.com',
  password: 'a loft full of canvas',
  firstName: 'Signe',
  lastName: 'Mikkelsen',
} as const;

const company = {
  tradingName: 'Kattegat Rope & Canvas',
  legalName: 'Kattegat Tov og Sejl ApS',
  registrationNumber: '40118268',
  vatNumber: 'DK40118268',
  street: 'Havnegade 7',
  postalCode: '8000',
  city: 'Aarhus',
  country: 'DK',
  contactName: 'Signe Mikkelsen',
  contactPhone: '+45 70 00 00 12',
  about: 'Covers, awnings and spliced lines, cut to the drawing and sent the same week.',
};

const each = { departments: ['exterior'], category: 'Canvas and rope', taxBasisPoints: 2500 };
const priceList = [
  { name: 'Fender cover, F4', sku: 'KRC-11', unit: 'piece', priceMinor: 3900, stock: 60 },
  { name: 'Tender cover, 5 m', sku: 'KRC-12', unit: 'piece', priceMinor: 68_000, stock: 4 },
  { name: 'Bimini, four bows', sku: 'KRC-13', unit: 'piece', priceMinor: 124_000, stock: 2 },
  { name: 'Dock line, 20 mm, 15 m', sku: 'KRC-14', unit: 'piece', priceMinor: 9800, stock: 25 },
  { name: 'Passerelle net', sku: 'KRC-15', unit: 'piece', priceMinor: 21_500, stock: 8 },
] as const;

/** The scenarios of vendors; each begins with the market as `npm start` fills it. */
export const vendorScenarios = {
  'vendor-half-way': {
    description: 'A supplier is half way through onboarding: the price list is imported, nobody can pay yet.',
    arrange: async (parts) => {
      const { vendors, imports } = scenarioModules(parts);
      const since = parts.clock.now();
      await createAccounts(parts).openAccounts([{ ...signe, role: 'supplier', since }]);
      const opening = { now: since, currency: parts.currency };
      const opened = await sessionFor(parts, signe.email);
      await inTransaction(parts.db, async (trx) => ensureVendor(trx, opened, opening));
      const session = await sessionFor(parts, signe.email);
      const { userId } = session;
      done(await vendors.updateCompany(session, { company, onVersion: null }));
      done(await vendors.setPorts(session, ['palma', 'antibes']));
      const lines = priceList.map((line) => ({ ...line, ...each, currency: parts.currency }));
      const list = { userId, field: 'userId', key: 'vendor-half-way', kind: 'products', lines } as const;
      done(await imports.importLines(session, list));
      done(await vendors.verifyUpload({ session, userId, kind: 'supplier' }));
      return [
        signInLine(parts, signe),
        `The onboarding, where the payment account is next: ${parts.publicUrl}/vendors/onboarding/${userId}`,
      ];
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;
