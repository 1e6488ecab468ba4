/** File name extensions that the parser reads (services/ai-parser). The parser explains why it refuses other files. */
export const listEnds =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.pdf,.json,.xml,.html,.htm,.md,.jpg,.jpeg,.png,.webp,.tif,.tiff';

/** The extensions and the maximum size, for users. */
export const listHint =
  'Excel, LibreOffice, .csv or any text, PDF, JSON, XML, a web page, or a photo of the paper; up to 50 MB. Your file stays as it is.';
