import { useRef, useState } from 'react';
import { PageQuestionsNav } from '../../features/help/index.ts';
import type { RoleName } from '../../lib/roles.ts';
import { lazyPart } from '../../ui/index.ts';

const AnswersDialog = lazyPart(async () => (await import('./answers-dialog.tsx')).AnswersDialog);

/** The questions about the current page of a workspace; the answers open over it. */
export function PageHelp({ role }: { readonly role: RoleName }) {
  const [asked, setAsked] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageQuestionsNav>
        {({ slug, question }, className) => (
          <button
            key={slug}
            type="button"
            className={className}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setAsked(slug);
            }}
          >
            {question}
          </button>
        )}
      </PageQuestionsNav>
      {asked === null ? null : (
        <AnswersDialog role={role} first={asked} opener={opener} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
