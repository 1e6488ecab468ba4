/** The SQL of a vendor `v`’s address in lines, without its country; null: it has none. */
export const vendorAddressText = `nullif(concat_ws(E'\\n', v.street, nullif(concat_ws(' ', v.postal_code, v.city), '')), '')`;
