import { createContext } from 'react';

/** How a form reports unsaved input to the dialog around it. */
interface FormDialogForm {
  readonly onTyped: (isTyped: boolean) => void;
}

/** Null for a form on a page. */
export const FormDialogContext = createContext<FormDialogForm | null>(null);
