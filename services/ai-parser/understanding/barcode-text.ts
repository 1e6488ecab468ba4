/** Whether digits are a complete EAN-8, UPC-A, EAN-13 or GTIN-14: the last digit checks the others (GS1). */
export function isBarcode(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(text)) return false;
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
