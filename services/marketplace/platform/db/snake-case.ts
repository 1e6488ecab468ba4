/** A column's name in PostgreSQL: `buyerId` is `buyer_id`. */
export const snakeCase = (column: string): string =>
  column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
