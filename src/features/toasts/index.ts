export { toast, toastStore } from './toast-store.ts';
