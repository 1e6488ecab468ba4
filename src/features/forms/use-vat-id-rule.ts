import { useEffect, useMemo, useRef } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import type { readVatId } from '../../lib/vat-id/vat-id.ts';

/** As react-hook-form's `register` takes it, of a form that has the company's country too. */
interface VatIdRule {
  validate: (value: string, among: { readonly country: string }) => true | string;
}

/**
 * For the VAT ID of a company; may be left out. What knows the countries' numbers is large, and comes once the form is there:
 * until then the server alone judges, which it does in any case.
 */
export function useVatIdRule(): VatIdRule {
  const part = useRef<{ readonly readVatId: typeof readVatId } | null>(null);
  useEffect(() => {
    const load = async () => {
      part.current = await loadPart(() => import('../../lib/vat-id/vat-id.ts'));
    };
    load().catch(() => undefined);
  }, []);
  return useMemo(
    () => ({
      validate(value, { country }) {
        if (value.trim() === '') return true;
        const read = part.current?.readVatId(value, country || null);
        return read === undefined || read.ok || read.error.message;
      },
    }),
    [],
  );
}
