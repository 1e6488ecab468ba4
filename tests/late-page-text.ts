/**
 * Errors of Testing Library that write the page down when somebody reads them. What is not there yet is looked for at every change of the page: writing
 * the page down for each time took a fifth of the processor time of a large screen's stories, and only the last is read.
 */
export const latePageText =
  (textOf: (container: Element) => string | false) =>
  (message: string | null, container: Element): Error => {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    const isSaid = (value: string) => Object.defineProperty(error, 'message', { value, writable: true });
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        const said = [message, textOf(container)].filter(Boolean).join('\n\n');
        isSaid(said);
        return said;
      },
      set: isSaid,
    });
    return error;
  };
