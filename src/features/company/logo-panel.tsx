import { answer, asForm } from '../../api/index.ts';
import { Avatar, Panel } from '../../ui/index.ts';
import { LogoField } from '../onboarding/index.ts';
import { vendorKey } from '../vendor-role/index.ts';
import { errorText, useApiMutation } from '../server-data/index.ts';
import type { Vendor } from './company.types.ts';

interface LogoPanelProps {
  readonly vendor: Vendor;
  readonly mayChange: boolean;
}

/** The company's logo, edited in place. */
export function LogoPanel({ vendor, mayChange }: LogoPanelProps) {
  if (mayChange) return <LogoForm vendor={vendor} />;
  if (vendor.logoUrl === null) return null;
  return (
    <Panel title="Logo">
      <Avatar name={vendor.tradingName ?? 'Your company'} picture={vendor.logoUrl} size={72} labelled />
    </Panel>
  );
}

function LogoForm({ vendor: { tradingName, logoUrl } }: Pick<LogoPanelProps, 'vendor'>) {
  const saving = useApiMutation({
    send: ({ client, signal }, logo: File | null) =>
      logo === null
        ? answer(client.DELETE('/vendor/logo', { signal }))
        : answer(client.POST('/vendor/logo', { ...asForm({ logo }), signal })),
    success: ({ message }) => message,
    invalidates: [vendorKey],
  });
  return (
    <Panel title="Logo" description="Crews see it next to your name.">
      <LogoField
        optional
        company={tradingName ?? 'Your company'}
        logoUrl={logoUrl}
        failure={saving.failure && errorText(saving.failure)}
        busy={saving.busy}
        progress={saving.busy ? (saving.input === null ? 'Removing the logo' : 'Uploading the logo') : null}
        onChoose={(file) => void saving.run(file)}
        onRemove={() => void saving.run(null)}
        onCancel={saving.cancel}
      />
    </Panel>
  );
}
