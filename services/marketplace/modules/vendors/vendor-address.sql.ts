/** SQL: the address of a vendor `v` as lines, without its country; null without one. */
export const vendorAddressText = `nullif(concat_ws(E'\\n', v.street, nullif(concat_ws(' ', v.postal_code, v.city), '')), '')`;
