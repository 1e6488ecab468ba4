/** Each outcome as often as wanted, with an index from 0. */
export const eachOf = <Outcome extends string>(amounts: Readonly<Record<Outcome, number>>) =>
  // Safe: the keys of a record are those of its type
  (Object.keys(amounts) as Outcome[]).flatMap((outcome) =>
    Array.from({ length: amounts[outcome] }, (_, at) => ({ outcome, at })),
  );
