import { useSearchParams } from 'react-router-dom';
import { TabButtons } from '../../ui/index.ts';
import type { CompanyKind } from './company-texts.ts';

const labels = { company: 'Company', delivery: 'Delivery', colleagues: 'Colleagues' } as const;

/** A section of the company's profile; in its address: `?tab=colleagues`. */
export type CompanyTab = keyof typeof labels;

const tabsOf: Readonly<Record<CompanyKind, readonly CompanyTab[]>> = {
  supplier: ['company', 'delivery', 'colleagues'],
  service_provider: ['company', 'colleagues'],
};

/** The section in the address, if the company has it. */
export function useCompanyTab(kind: CompanyKind): CompanyTab {
  const [params] = useSearchParams();
  return tabsOf[kind].find((tab) => tab === params.get('tab')) ?? 'company';
}

/** The tabs of the sections. */
export function CompanyTabs({ kind, chosen }: { readonly kind: CompanyKind; readonly chosen: CompanyTab }) {
  const [, setParams] = useSearchParams();
  return (
    <TabButtons
      label="Show"
      tabs={tabsOf[kind].map((value) => ({ value, text: labels[value], count: null }))}
      chosen={chosen}
      onChoose={(tab) => setParams(tab === 'company' ? {} : { tab }, { preventScrollReset: true })}
    />
  );
}
