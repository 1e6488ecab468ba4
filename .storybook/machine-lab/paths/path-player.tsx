import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import type { DescribedPath } from '../../../src/statecharts/explore/described-path.types.ts';
import { IconButton } from '../../../src/ui/index.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { Choice } from '../parts/choice.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { Pane } from '../parts/pane.tsx';
import { ScreenPane } from '../preview/screen-pane.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { useRestoredFocus } from '../workbench/use-restored-focus.ts';
import { PathChart } from './path-chart.tsx';
import { PathSteps } from './path-steps.tsx';
import { usePathPlayer, type PathPlayback } from './use-path-player.ts';
import { playbackOfPath } from './playback-of-path.ts';
import styles from './paths.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly path: DescribedPath;
}

type Window = 'steps' | 'screen' | 'chart';

/** One path: its steps, the real screen and the chart at the same position. */
export function PathPlayer({ flow, path: described }: Props) {
  const { path } = described;
  const begun = useMemo(() => playbackOfPath(flow, path), [flow, path]);
  const rules = usePathPlayer(path.id, path.steps.length);
  // The screen in its frame would take the focus if it begins with a field.
  const keepingFocus = useRestoredFocus();
  const played: PathPlayback = {
    ...rules,
    goTo: keepingFocus(rules.goTo),
    play: keepingFocus(rules.play),
  };
  const playback = useMemo(() => ({ ...begun, played: played.played }), [begun, played.played]);
  const scene = usePreview(flow.machine, playback);
  const isPhone = usePhone();
  const [window, setWindow] = useState<Window>('steps');
  const snapshot = scene?.player.root.getSnapshot() ?? null;

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => played.goTo(played.played + 1),
    ArrowLeft: () => played.goTo(played.played - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    // The chart moves with its own arrows.
    if (!run || (event.target instanceof Element && event.target.closest('section'))) return;
    event.preventDefault();
    run();
  };
  const windows: Record<Window, React.ReactNode> = {
    steps: (
      <Pane title="Steps" action={<Buttons of={played} last={path.steps.length} />}>
        <div className={styles.scroll}>
          <p className={styles.whole}>{described.title}</p>
          {scene?.failure ? <p className={styles.failure}>{scene.failure}</p> : null}
          <PathSteps path={described} played={played.played} onStep={played.goTo} />
        </div>
      </Pane>
    ),
    screen: <ScreenPane flow={flow} playback={playback} scene={scene} isInert />,
    chart: <PathChart machine={flow.machine} snapshot={snapshot} path={path} />,
  };
  return (
    <div
      className={styles.player}
      onKeyDown={onKeyDown}
      data-testid="path-player"
      data-machine-state={JSON.stringify(snapshot?.value)}
    >
      {isPhone ? (
        <>
          <Choice
            label="Which window"
            value={window}
            onChoose={setWindow}
            options={[
              { value: 'steps', label: 'Steps' },
              { value: 'screen', label: 'Screen' },
              { value: 'chart', label: 'Chart' },
            ]}
          />
          <div className={styles.single}>{windows[window]}</div>
        </>
      ) : (
        <>
          {windows.steps}
          {windows.screen}
          {windows.chart}
        </>
      )}
    </div>
  );
}

function Buttons({ of, last }: { readonly of: PathPlayback; readonly last: number }) {
  const { played, isPlaying, goTo, play, pause } = of;
  const common = { size: '1', variant: 'ghost', color: 'gray' } as const;
  return (
    <div role="group" aria-label="Play the path" className={styles.buttons}>
      <IconButton {...common} aria-label="To the start" aria-disabled={played === 0} onClick={() => goTo(0)}>
        <ChevronFirst size={18} aria-hidden />
      </IconButton>
      <IconButton
        {...common}
        aria-label="Step back"
        title="Step back (←)"
        aria-disabled={played === 0}
        onClick={() => goTo(played - 1)}
      >
        <StepBack size={18} aria-hidden />
      </IconButton>
      <IconButton {...common} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={isPlaying ? pause : play}>
        {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </IconButton>
      <IconButton
        {...common}
        aria-label="Step"
        title="Step (→)"
        aria-disabled={played === last}
        onClick={() => goTo(played + 1)}
      >
        <StepForward size={18} aria-hidden />
      </IconButton>
      <IconButton
        {...common}
        aria-label="To the end"
        aria-disabled={played === last}
        onClick={() => goTo(last)}
      >
        <ChevronLast size={18} aria-hidden />
      </IconButton>
      <span className={styles.position}>
        {played} of {last}
      </span>
    </div>
  );
}
