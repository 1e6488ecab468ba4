/** A column as PostgreSQL spells it: `buyerId` is `buyer_id`. */
export const snakeCase = (column: string): string =>
  column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
