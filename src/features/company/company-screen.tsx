import { useState } from 'react';
import { ApiError } from '../../api/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { ErrorState, Page, SkeletonForm } from '../../ui/index.ts';
import { useAuth, wordsOf } from '../account/index.ts';
import { DeliveryForm } from '../delivery/index.ts';
import { onboardingPathOf } from '../onboarding/index.ts';
import { toast } from '../toasts/index.ts';
import {
  useDeliveryMethods,
  usePaymentAccount,
  useSaveDeliveryMethods,
  useVendor,
} from './company-queries.ts';
import { CompanyView } from './company-view.tsx';
import { companyWords } from './company-words.ts';

/** `/supplier/profile`: joins the company with the server. */
export function CompanyScreen() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const vendor = useVendor();
  const account = usePaymentAccount(userId);
  if (vendor.data)
    return (
      <CompanyView
        vendor={vendor.data}
        account={account.data}
        setUpHref={onboardingPathOf('supplier', userId)}
        delivery={<Delivery />}
      />
    );
  return (
    <Page width="reading" {...companyWords}>
      {vendor.error ? (
        <ErrorState
          title="Your company could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={vendor.isFetching}
          onRetry={() => void vendor.refetch()}
          details={detailsOf(vendor.error)}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <SkeletonForm fields={5} label="Loading your company" />
      )}
    </Page>
  );
}

/** The list of ways in its form, as it was read or saved last. */
function Delivery() {
  const methods = useDeliveryMethods();
  const save = useSaveDeliveryMethods();
  const [saves, setSaves] = useState(0);
  if (methods.data) {
    const [first] = methods.data;
    return (
      <DeliveryForm
        // A saved list is where typing begins anew.
        key={saves}
        methods={methods.data}
        currency={first?.cost.currency ?? 'EUR'}
        busy={save.isPending}
        failure={failureWords(save.error)}
        onSave={(items) =>
          save.mutate(items, {
            onSuccess: ({ message }) => {
              setSaves(saves + 1);
              toast.success(message);
            },
          })
        }
      />
    );
  }
  if (methods.error)
    return (
      <ErrorState
        title="How you deliver could not be read."
        busy={methods.isFetching}
        onRetry={() => void methods.refetch()}
        details={detailsOf(methods.error)}
      />
    );
  return <SkeletonForm fields={3} label="Loading how you deliver" />;
}

function detailsOf(error: Error): string {
  if (!(error instanceof ApiError)) throw error;
  return [error.code, error.requestId].filter(Boolean).join(' · ');
}

/** One sentence for a list that was not saved. */
function failureWords(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'DELIVERY_NOT_OFFERED')
    return 'This list was changed elsewhere: a way in it is no longer there. Remove it here and add it anew, or reload the page.';
  return wordsOf(error);
}
