export { MessagesPanel } from './messages-panel.tsx';
export { useAsking } from './use-asking.ts';
