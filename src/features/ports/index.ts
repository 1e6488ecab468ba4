export { PortsField, type PortChoice } from './ports-field.tsx';
export { useMarketPorts } from './use-market-ports.ts';
