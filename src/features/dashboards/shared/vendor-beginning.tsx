import { Notice } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import type { VendorSetUp } from '../dashboard.types.ts';
import { FirstMinute } from './first-minute.tsx';

interface SetUpStepsProps {
  readonly role: VendorRole;
  readonly setUp: VendorSetUp;
  readonly setUpPath: string | null;
}

const beginnings: Readonly<Record<VendorRole, { readonly title: string; readonly lead: string }>> = {
  supplier: {
    title: 'Set up your shop',
    lead: 'The price list you already have becomes your shop.',
  },
  service_provider: {
    title: 'Set up your services',
    lead: 'The list of services you already have becomes what crew can book in your working hours.',
  },
};

/** The setup of a new vendor as steps with their progress. */
export const SetUpSteps = ({ role, setUp, setUpPath }: SetUpStepsProps) => (
  <FirstMinute
    title={beginnings[role].title}
    lead={`${beginnings[role].lead} Crew see nothing until all of this is done, and you can stop at any time: everything is saved.`}
    steps={[
      {
        act: role === 'supplier' ? 'Import your price list' : 'Import your list of services',
        why: 'We read it, you check it. About 10 minutes.',
        isDone: setUp.catalogueVerified,
        path: setUpPath,
      },
      {
        act: 'Describe your company',
        why: 'Legal name, registration number, address and a contact.',
        isDone: setUp.companyProfile || setUp.skippedSteps.includes('company-profile'),
        path: setUpPath,
      },
      role === 'supplier'
        ? {
            act: 'Say how you deliver',
            why: 'Each method with its cost, ports and days.',
            isDone: setUp.deliveryMethods,
            path: setUpPath,
          }
        : {
            act: 'Set your working hours',
            why: 'The days and hours in which crew can book you. About 2 minutes.',
            isDone: setUp.workingHours,
            path: setUpPath,
          },
      {
        act: 'Set up how you get paid',
        why: 'Your bank account, on Stripe’s page.',
        isDone: setUp.paymentAccountReady,
        path: setUpPath,
      },
      {
        act: 'Wait for approval',
        why: 'We check your company while you do the rest, usually within two working days.',
        isDone: setUp.applicationStatus === 'approved',
        path: null,
      },
    ]}
  />
);

/** For a live shop without sales. */
export const ShopOpened = ({ shopPath }: { readonly shopPath: string }) => (
  <Notice
    tone="success"
    title="Your shop is live"
    action={
      <ButtonLink to={shopPath} size="2" variant="surface">
        See it as crew see it
      </ButtonLink>
    }
  >
    Crew can find and order what you have. Each order appears here and is emailed to you, with the time you
    have to answer.
  </Notice>
);
