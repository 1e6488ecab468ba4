import { SelectField } from '../../../ui/index.ts';
import { useMarketPorts } from '../../ports/index.ts';

interface PortFieldProps {
  /** The slug of a port; null: all ports. */
  readonly port: string | null;
  readonly onPort: (port: string | null) => void;
}

/** Chooses one port or all of them. */
export function PortField({ port, onPort }: PortFieldProps) {
  const { ports } = useMarketPorts();
  // The port in the address stays selected while the ports are loading.
  const isUnread = port !== null && !ports.some(({ slug }) => slug === port);
  return (
    <SelectField
      label="Port"
      placeholder="All ports"
      options={[
        ...(isUnread ? [{ value: port, label: port }] : []),
        ...ports.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      value={port ?? ''}
      onChange={({ currentTarget: { value } }) => onPort(value === '' ? null : value)}
    />
  );
}
