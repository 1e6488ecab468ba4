import { useSearchParams } from 'react-router-dom';
import { PageTabs } from '../links/index.ts';
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
export const CompanyTabs = ({
  kind,
  chosen,
}: {
  readonly kind: CompanyKind;
  readonly chosen: CompanyTab;
}) => (
  <PageTabs
    label="Sections of the profile"
    tabs={tabsOf[kind].map((tab) => ({
      text: labels[tab],
      to: { search: tab === 'company' ? '' : `?tab=${tab}` },
    }))}
    shown={labels[chosen]}
  />
);
