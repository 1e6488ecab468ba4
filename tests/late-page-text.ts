/**
 * Errors of Testing Library that print the page only when they are read. A query is repeated at every change of the
 * page: printing it each time took a fifth of the processor time of a large screen's stories, and only the last one is
 * read.
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
        const note = [message, textOf(container)].filter(Boolean).join('\n\n');
        isSaid(note);
        return note;
      },
      set: isSaid,
    });
    return error;
  };
