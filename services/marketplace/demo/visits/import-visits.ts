import type { VisitModel } from './visit-model.types.ts';

const state = (seconds: number, to: Readonly<Record<string, number>>) => ({ seconds, to });

/** Reviewing the rows, while saving and comparing run in parallel. */
const review = (desk: string, saving: string, comparison: string) =>
  `reviewing.desk.${desk} + reviewing.saving.${saving} + reviewing.comparison.${comparison}`;
const begun = review('editing', 'saved', 'comparing');
const reading = review('editing', 'saved', 'compared');
const typing = review('editing', 'pending', 'compared');
const storing = review('editing', 'storing', 'compared');
const asked = review('confirmingLeftOut', 'saved', 'compared');

/** Most visits that stop do so in the review, which takes longest. */
export const importVisits: VisitModel = {
  flow: 'import',
  aDay: 5,
  begins: { opening: 100 },
  places: {
    opening: state(1, { choosing: 82, fetchingReview: 16, notOpened: 1 }),
    notOpened: state(6, { opening: 80 }),
    choosing: state(48, { uploading: 83 }),
    uploading: state(2, { parsing: 94, notUploaded: 4, choosing: 1 }),
    notUploaded: state(24, { uploading: 40, choosing: 38 }),
    parsing: state(9, { keeping: 93, kept: 5 }),
    kept: state(30, { parsing: 35, choosing: 36 }),
    keeping: state(2, { [begun]: 99, notKept: 1 }),
    notKept: state(10, { keeping: 70 }),
    fetchingReview: state(1, { [begun]: 98, notOpened: 1 }),
    [begun]: state(3, { [reading]: 98 }),
    [reading]: state(110, { [typing]: 44, [asked]: 9, staging: 24 }),
    [typing]: state(4, { [storing]: 95 }),
    [storing]: state(1, { [reading]: 98 }),
    [asked]: state(14, { staging: 76, [reading]: 20 }),
    staging: state(2, { committing: 98, notImported: 2 }),
    committing: state(3, { imported: 97, notImported: 3 }),
    notImported: state(18, { staging: 66 }),
    imported: state(22, { finished: 81, undoing: 2, choosing: 6 }),
    undoing: state(2, { choosing: 100 }),
    finished: state(1, {}),
  },
};
