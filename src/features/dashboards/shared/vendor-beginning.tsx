import { Notice } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { SupplierSetUp } from '../dashboard.types.ts';
import { FirstMinute } from './first-minute.tsx';

/** The setup of a new shop, step by step, with what is done of it. */
export const SetUpSteps = ({
  setUp,
  setUpPath,
}: {
  readonly setUp: SupplierSetUp;
  readonly setUpPath: string | null;
}) => (
  <FirstMinute
    title="Set up your shop"
    lead="The price list you already have becomes your shop. Crew see nothing until all of this is done, and you can stop at any time: everything is saved."
    steps={[
      {
        act: 'Import your price list',
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
      {
        act: 'Say how you deliver',
        why: 'Each way with its cost, ports and days.',
        isDone: setUp.deliveryMethods,
        path: setUpPath,
      },
      {
        act: 'Set up how you get paid',
        why: 'Your bank account, on the payment provider’s page.',
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

/** For a shop that crew can find and that has sold nothing yet. */
export const ShopOpened = ({ shopPath }: { readonly shopPath: string }) => (
  <Notice
    tone="success"
    title="Your shop is live"
    action={
      <ButtonLink to={shopPath} size="2" variant="surface">
        See it as crew do
      </ButtonLink>
    }
  >
    Crew can find and order what you have. Each order shows here and is emailed to you, with the time you have
    to answer.
  </Notice>
);
