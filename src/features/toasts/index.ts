export { toast, toastStore, type ToastLevel, type ToastMessage } from './toast-store.ts';
