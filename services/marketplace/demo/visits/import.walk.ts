import type { Walk } from './walk.types.ts';

const stand = (seconds: number, to: Readonly<Record<string, number>>) => ({ seconds, to });

/** Looking over the rows: what is saved and what is compared go on beside it. */
const review = (desk: string, saving: string, comparison: string) =>
  `reviewing.desk.${desk} + reviewing.saving.${saving} + reviewing.comparison.${comparison}`;
const begun = review('editing', 'saved', 'comparing');
const reading = review('editing', 'saved', 'compared');
const typing = review('editing', 'pending', 'compared');
const storing = review('editing', 'storing', 'compared');
const asked = review('confirmingLeftOut', 'saved', 'compared');

/** Most of those that stop do so over the rows of the review: that is the long part. */
export const importWalk: Walk = {
  flow: 'import',
  aDay: 5,
  begins: { opening: 100 },
  places: {
    opening: stand(1, { choosing: 82, fetchingReview: 16, notOpened: 1 }),
    notOpened: stand(6, { opening: 80 }),
    choosing: stand(48, { uploading: 83 }),
    uploading: stand(2, { parsing: 94, notUploaded: 4, choosing: 1 }),
    notUploaded: stand(24, { uploading: 40, choosing: 38 }),
    parsing: stand(9, { keeping: 93, kept: 5 }),
    kept: stand(30, { parsing: 35, choosing: 36 }),
    keeping: stand(2, { [begun]: 99, notKept: 1 }),
    notKept: stand(10, { keeping: 70 }),
    fetchingReview: stand(1, { [begun]: 98, notOpened: 1 }),
    [begun]: stand(3, { [reading]: 98 }),
    [reading]: stand(110, { [typing]: 44, [asked]: 9, staging: 24 }),
    [typing]: stand(4, { [storing]: 95 }),
    [storing]: stand(1, { [reading]: 98 }),
    [asked]: stand(14, { staging: 76, [reading]: 20 }),
    staging: stand(2, { committing: 98, notImported: 2 }),
    committing: stand(3, { imported: 97, notImported: 3 }),
    notImported: stand(18, { staging: 66 }),
    imported: stand(22, { finished: 81, undoing: 2, choosing: 6 }),
    undoing: stand(2, { choosing: 100 }),
    finished: stand(1, {}),
  },
};
