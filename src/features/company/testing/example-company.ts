import { tramuntanaCompany } from '../../../api/testing/company.ts';
import { idOf } from '../../../api/testing/values.ts';
import type { components } from '../../../api/index.ts';
import type { Colleagues } from '../colleagues/colleagues.types.ts';
import type { PaymentAccount, Vendor, VendorDue } from '../company.types.ts';

export const vendor: Vendor = {
  id: idOf(3),
  kind: 'supplier',
  status: 'active',
  version: 3,
  isLive: true,
  commissionBasisPoints: null,
  commissionSince: null,
  announcedCommission: null,
  actions: ['pause'],
  ...tramuntanaCompany,
  logoUrl: null,
  about: 'Deck and mooring gear since 1987.\nOur own splicing loft on the mole.',
  ports: ['palma', 'port-vell'],
  skippedSteps: [],
  suspensionReason: null,
  papers: [],
  application: {
    id: idOf(4),
    status: 'approved',
    note: null,
    submittedAt: '2026-11-19T16:05:00.000Z',
    decidedAt: '2026-11-20T08:30:00.000Z',
  },
  conditions: { approved: true, onboardingComplete: true, canTakeCharges: true },
};

export const account: PaymentAccount = {
  id: 'acct_1',
  state: 'ready',
  chargesEnabled: true,
  payoutsEnabled: true,
  requirementsDue: [],
  bank: { name: 'Banca March', last4: '1332' },
  payoutsEvery: 'daily',
};

export const due: VendorDue = {
  due: { amountMinor: 412_050, currency: 'EUR' },
  next: { at: '2026-12-04T09:00:00.000Z', amount: { amountMinor: 21_369, currency: 'EUR' } },
};

export const colleagues: Colleagues = {
  members: [
    {
      userId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
      name: 'Nadia Serra',
      email: 'nadia.serra@example.com',
      role: 'owner',
      isYou: true,
      since: '2026-03-02T09:00:00.000Z',
      actions: [],
    },
    {
      userId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
      name: 'Ana Abela',
      email: 'ana.abela@example.com',
      role: 'editor',
      isYou: false,
      since: '2026-09-14T09:00:00.000Z',
      actions: ['change_role', 'remove'],
    },
  ],
  invitations: [
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61',
      email: 'luca.marin@example.com',
      role: 'reader',
      invitedBy: 'Nadia Serra',
      expiresAt: '2026-12-01T09:00:00.000Z',
      isExpired: false,
      actions: ['withdraw'],
    },
  ],
  history: [
    {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e62',
      act: 'join',
      by: 'Ana Abela',
      whom: 'Ana Abela',
      role: 'editor',
      at: '2026-09-14T09:00:00.000Z',
    },
  ],
  actions: ['invite'],
};

export const invoicing: components['schemas']['Invoicing'] = {
  issuedBy: 'vendor',
  chosenAt: '2026-11-20T08:30:00.000Z',
  chosenBy: 'Teo Ferrer',
  wording: 1,
};
