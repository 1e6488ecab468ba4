/** The ends of the names of what the reader of lists reads (services/ai-parser); a dropped file of another kind is answered by it, in words. */
export const listEnds =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.pdf,.json,.xml,.html,.htm,.md,.jpg,.jpeg,.png,.webp,.tif,.tiff';

/** The same for people, and how large a list can be. */
export const listHint =
  'Excel, LibreOffice, .csv or any text, PDF, JSON, XML, a web page, or a photo of the paper; up to 50 MB. Your file stays as it is.';
