import { SelectField } from '../../../ui/index.ts';
import { useMarketPorts } from '../../ports/index.ts';

interface PortFieldProps {
  /** The slug of a port; null: all of them. */
  readonly port: string | null;
  readonly onPort: (port: string | null) => void;
}

/** One port, or all of them. */
export function PortField({ port, onPort }: PortFieldProps) {
  const { ports } = useMarketPorts();
  // A port of the address stays chosen while the market's are read.
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
