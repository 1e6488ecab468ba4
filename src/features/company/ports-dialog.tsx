import { useController } from 'react-hook-form';
import { answer } from '../../api/index.ts';
import { SubmissionDialog, useFields } from '../forms/index.ts';
import { PortsField, useMarketPorts } from '../ports/index.ts';
import { vendorKey } from '../vendor-role/index.ts';
import { useApiMutation } from '../server-data/index.ts';
import { portsLabels } from './company-texts.ts';
import type { Vendor } from './company.types.ts';

interface PortsDialogProps {
  readonly vendor: Vendor;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Edits the ports of the company. Mount it only while it is open. */
export function PortsDialog({ vendor, onClose, returnFocusTo }: PortsDialogProps) {
  const { ports } = useMarketPorts();
  const fields = useFields<{ ports: string[] }>({ ports: [...vendor.ports] });
  const { field } = useController({
    control: fields.control,
    name: 'ports',
    rules: { validate: (chosen) => chosen.length > 0 || 'Choose at least one port.' },
  });
  const label = portsLabels[vendor.kind];
  const save = useApiMutation({
    send: ({ client, signal }, chosen: string[]) =>
      answer(client.PUT('/vendor/ports', { body: { ports: chosen }, signal })),
    onDone: onClose,
    success: ({ message }) => message,
    invalidates: [vendorKey],
  });
  return (
    <SubmissionDialog
      title={label}
      unsaved="your ports"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      fields={fields}
      submission={save}
      places={{ labels: { ports: label } }}
      onSubmit={({ ports: chosen }) => void save.run(chosen)}
      submit="Save"
      leave="Cancel"
    >
      <PortsField
        name={field.name}
        label={label}
        ports={ports}
        chosen={field.value}
        onChange={field.onChange}
      />
    </SubmissionDialog>
  );
}
