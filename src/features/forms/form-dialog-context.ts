import { createContext } from 'react';

/** How a form tells the dialog around it whether something in it is not saved. */
interface FormDialogForm {
  readonly onTyped: (isTyped: boolean) => void;
}

/** Null for a form on a page. */
export const FormDialogContext = createContext<FormDialogForm | null>(null);
