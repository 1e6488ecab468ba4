import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const returns = ['returned', 'cancelled'] as const;

/** From the payment page: paid or not is said by the server. Null: not from there. */
export type PaymentReturn = (typeof returns)[number] | null;

/** How one comes from the payment page; what says so leaves the address, so that a reload does not wait again. */
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
