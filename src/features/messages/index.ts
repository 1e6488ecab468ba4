export { MessagesPanel } from './messages-panel.tsx';
