import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { Failure } from '../server-data/index.ts';

/** Where a form shows the server's problems: labels by field, and error codes that belong to one field. */
export interface Places<T extends FieldValues> {
  labels: Readonly<Partial<Record<Path<T> | (string & {}), string>>>;
  codes?: Readonly<Record<string, Path<T>>>;
}

interface PlacedProblem {
  name: string;
  message: string;
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The server's problems under the form's names (`licences/0/name` is `licences.0.name`), as whole sentences. */
function placeProblems<T extends FieldValues>(
  failure: Failure,
  places: Places<T> | undefined,
): PlacedProblem[] {
  if (!places) return [];
  const { labels, codes = {} } = places;
  const named = codes[failure.code];
  if (named) return [{ name: named, message: failure.message }];
  return failure.fields.flatMap(({ field, message }) => {
    const name = field.replace(/^\//, '').replaceAll('/', '.');
    const label = labels[name] ?? labels[lastSegment(name)];
    return label ? [{ name, message: sentenceOf(label, message) }] : [];
  });
}

/** The contract's messages continue after the label: "must have at most 120 characters". */
const sentenceOf = (label: string, message: string): string =>
  `${/^\p{Lu}/u.test(message) ? '' : `${label} `}${message}${message.endsWith('.') ? '' : '.'}`;

/** Whether all problems are shown at fields, so that the message above the form would only repeat them. */
export const isPlaced = <T extends FieldValues>(failure: Failure, places: Places<T> | undefined): boolean =>
  failure.code !== 'TOO_MANY_REQUESTS' && placeProblems(failure, places).length > 0;

/** Shows each problem of a new failure at its field. */
export function useServerProblems<T extends FieldValues>(
  failure: Failure | null,
  setError: UseFormSetError<T>,
  places: Places<T> | undefined,
): void {
  // Once for each failure: the places may be a new object in each render, and showing a problem renders again.
  const show = useEffectEvent((failed: Failure) => {
    for (const { name, message } of placeProblems(failed, places)) {
      // The name is the server's; react-hook-form ignores unknown names.
      setError(name as Path<T>, { type: 'server', message });
    }
  });
  useEffect(() => {
    if (failure) show(failure);
  }, [failure]);
}
