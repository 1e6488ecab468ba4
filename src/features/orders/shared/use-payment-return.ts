import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const returns = ['returned', 'cancelled'] as const;

/** How the user left the payment page (the server decides whether it was paid). Null if they do not come from there. */
export type PaymentReturn = (typeof returns)[number] | null;

/** Reads how the user left the payment page and removes it from the address, so that a reload does not wait again. */
export function usePaymentReturn(): PaymentReturn {
  const [params, setParams] = useSearchParams();
  const asked = params.get('payment');
  const [cameBack] = useState(() => returns.find((each) => each === asked) ?? null);
  useEffect(() => {
    if (asked === null) return;
    setParams(
      (all) => {
        const rest = new URLSearchParams(all);
        rest.delete('payment');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, setParams]);
  return cameBack;
}
