import { useState } from 'react';
import type { EarlierImport, ImportEvent, ImportFailure } from '../../../../machines/import/index.ts';
import type { ReviewSnapshot } from '../review-snapshot.ts';
import { ReviewView } from '../review-view.tsx';
import type { RowFilter } from '../review.types.ts';
import { useReview } from '../use-review.ts';
import type { List } from './list-maker.ts';
import { openReview, storyImport } from './open-review.ts';

interface ReviewAtWorkProps {
  readonly list: List;
  readonly fileName?: string;
  readonly isCompared?: boolean;
  readonly saving?: ReviewSnapshot['saving'];
  readonly comparison?: ReviewSnapshot['comparison'];
  readonly step?: ReviewSnapshot['desk'];
  readonly failure?: ImportFailure | null;
  readonly earlier?: EarlierImport | null;
  readonly filter?: RowFilter;
  readonly hasVatId?: boolean;
  readonly send?: (event: ImportEvent) => void;
}

/** The review with a real registry and without a machine: the story sets its state. */
export function ReviewAtWork({
  list,
  fileName = 'Tarif accastillage 2026.xlsx',
  isCompared = true,
  saving = 'saved',
  comparison = 'compared',
  step: firstStep = 'editing',
  failure = null,
  earlier = null,
  filter: firstFilter = {},
  hasVatId = true,
  send = () => undefined,
}: ReviewAtWorkProps) {
  const [store] = useState(() => openReview(list, { isCompared }));
  const review = useReview(store, storyImport);
  const [filter, setFilter] = useState(firstFilter);
  const [step, setStep] = useState(firstStep);
  const draft = {
    importId: storyImport,
    fileName,
    sizeBytes: 48_210,
    hasFile: true,
    hasReading: true,
    isCutOff: false,
    version: 3,
  };
  return (
    <div style={{ maxWidth: 1376, margin: '0 auto', padding: 'clamp(16px, 2.5vw, 32px)' }}>
      <ReviewView
        snapshot={{ desk: step, saving, comparison, context: { draft, earlier, failure } }}
        send={(event) => {
          send(event);
          if (event.type === 'IMPORT.REQUESTED') setStep('confirmingLeftOut');
          else if (event.type === 'START_OVER.REQUESTED') setStep('confirmingStartOver');
          else if (event.type.endsWith('DECLINED') || event.type.endsWith('CONFIRMED')) setStep('editing');
        }}
        review={review}
        store={store}
        filter={filter}
        onFilter={setFilter}
        hasVatId={hasVatId}
      />
    </div>
  );
}
