/** Each outcome as often as it is wanted, counted from 0. */
export const eachOf = <Outcome extends string>(amounts: Readonly<Record<Outcome, number>>) =>
  // the keys of a record are those of its type
  (Object.keys(amounts) as Outcome[]).flatMap((outcome) =>
    Array.from({ length: amounts[outcome] }, (_, at) => ({ outcome, at })),
  );
