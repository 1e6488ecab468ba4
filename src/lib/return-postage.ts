/**
 * Who pays for sending goods back: the supplier if something was wrong with them, the buyer if they are no longer
 * needed. A return without a reason (null) is a withdrawal from the contract.
 */
export const postagePaidBy = (reason: string | null): 'buyer' | 'supplier' =>
  reason === null || reason === 'not_needed' ? 'buyer' : 'supplier';
