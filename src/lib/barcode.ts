/** Whether the text is a valid EAN-8, UPC-A, EAN-13 or GTIN-14; the last digit is a check digit (GS1). */
export function isBarcode(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(text)) return false;
  let sum = 0;
  for (let index = 0; index < text.length; index += 1)
    sum += Number(text[text.length - 1 - index]) * (index % 2 === 1 ? 3 : 1);
  return sum % 10 === 0;
}
