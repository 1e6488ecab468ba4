import { useSearchParams } from 'react-router-dom';
import { TabButtons } from '../../ui/index.ts';
import type { CompanyKind } from './company-texts.ts';

const labels = { company: 'Company', delivery: 'Delivery', colleagues: 'Colleagues' } as const;

/** A part of the company's profile, as its address names it: `?tab=colleagues`. */
export type CompanyTab = keyof typeof labels;

const tabsOf: Readonly<Record<CompanyKind, readonly CompanyTab[]>> = {
  supplier: ['company', 'delivery', 'colleagues'],
  service_provider: ['company', 'colleagues'],
};

/** What the address asks for, of what there is. */
export function useCompanyTab(kind: CompanyKind): CompanyTab {
  const [params] = useSearchParams();
  return tabsOf[kind].find((tab) => tab === params.get('tab')) ?? 'company';
}

/** The way between the parts. */
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
