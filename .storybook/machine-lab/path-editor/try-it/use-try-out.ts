import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { chartIdOfState, stateAt } from '../../../../src/statecharts/flow/flow-tree.ts';
import type { ScriptedEvent } from '../../../../src/statecharts/trace/player.types.ts';
import { errorMessage } from '../../save-path/error-message.ts';
import { plainScriptedEvent, plainJson } from '../../preview/plain-json.ts';
import type { Playback } from '../../preview/playback.types.ts';
import { automaticAnswers, lastChosenIndex, type AutomaticAnswer } from './automatic-answers.ts';
import { restingStateOf } from './resting-state.ts';
import { createPathSearch, type PathSearch, type ShortestPath } from './path-search.ts';
import type { EditableFlow } from '../use-editor.ts';

/** The machine of the edited path, and its playback. */
interface TryOutState {
  readonly machine: AnyStateMachine;
  readonly playback: Playback;
  /** The automatic answers in the playback. */
  readonly answers: readonly AutomaticAnswer[];
}

/** Which answers are automatic: all, only those of invoked machines, or none. */
type Follows = 'all' | 'within' | false;

interface Wish {
  readonly state: string;
  /** A counter, so that repeating a request is a new one. */
  readonly count: number;
}

/**
 * Plays the edited path: to the selected state by the shortest path, and on from there. The current state stays until
 * the next is found.
 */
export function useTryOut(flow: EditableFlow, path: Flow, selected: string) {
  const shownPath = useDeferredValue(path);
  const { editable, fixtures } = flow;
  const machine = useMemo(() => editable.machineOf(shownPath), [editable, shownPath]);
  const inputs = Object.keys(fixtures.inputs);
  const [input, setInput] = useState(inputs[0] ?? '');
  const search = useMemo(() => createPathSearch(machine, fixtures, input), [machine, fixtures, input]);
  const [wish, setWish] = useState<Wish>({ state: selected, count: 0 });
  const start = useMemo((): Playback => {
    const value: unknown = fixtures.inputs[input];
    return {
      ...(value !== undefined && { input: plainJson(value) }),
      path: shownPath,
      events: [],
      played: 0,
    };
  }, [fixtures, input, shownPath]);
  const [current, setCurrent] = useState<TryOutState>(() => ({ machine, playback: start, answers: [] }));
  const [isAnswering, setAnswering] = useState(true);
  /** The playback of other events, with the automatic answers that follow. */
  const playedWith = (now: TryOutState, events: readonly ScriptedEvent[], follows: Follows): TryOutState => {
    const playback = { ...now.playback, events, played: events.length };
    const fits = flow.paths?.fits;
    const came = follows
      ? automaticAnswers(
          { machine: now.machine, fixtures, ...(fits && { fits }), isInner: follows === 'within' },
          playback,
        )
      : [];
    const all = [...events, ...came.map(({ scriptedEvent }) => scriptedEvent)];
    return {
      ...now,
      playback: { ...playback, events: all, played: all.length },
      answers: [...now.answers, ...came].filter(({ scriptedEvent }) => all.includes(scriptedEvent)),
    };
  };
  const [missing, setMissing] = useState<{ readonly of: PathSearch; readonly state: string } | null>(null);
  const [broken, setBroken] = useState<{ readonly of: PathSearch; readonly reason: string } | null>(null);
  const [arrived, setArrived] = useState<{ readonly of: PathSearch; readonly at: Wish } | null>(null);

  /** After an edit the selected state is shown, wherever the playback was. */
  const goal = useEffectEvent(() =>
    restingStateOf(shownPath, stateAt(shownPath, selected) ? selected : wish.state),
  );
  const arrive = useEffectEvent((state: string, shortest: ShortestPath | null) => {
    const events = (shortest?.steps ?? []).map(({ event }) =>
      plainScriptedEvent({ actor: '/', event, at: 0 }),
    );
    setCurrent(playedWith({ machine, playback: start, answers: [] }, events, isAnswering && 'within'));
    setMissing(shortest ? null : { of: search, state });
    setArrived({ of: search, at: wish });
  });
  /** The previous state stays, on the version that could be played. */
  const reportFailure = useEffectEvent((error: unknown) => {
    setBroken({ of: search, reason: errorMessage(error) });
    setArrived({ of: search, at: wish });
  });
  const lookFor = useEffectEvent((state: string, signal: AbortSignal) =>
    search.pathTo(
      {
        state: chartIdOfState(shownPath, state),
        // For a step, prefer a state where the vendor acts.
        isCalm: stateAt(shownPath, state)?.states !== undefined,
      },
      signal,
    ),
  );
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const state = goal();
    lookFor(state, signal).then(
      (shortest) => {
        if (!signal.aborted) arrive(state, shortest);
      },
      (error: unknown) => {
        if (!signal.aborted) reportFailure(error);
      },
    );
    return () => aborting.abort();
  }, [search, wish]);

  const change = (selectEvents: (now: TryOutState) => readonly ScriptedEvent[], follows: Follows) =>
    setCurrent((now) => playedWith(now, selectEvents(now), follows));
  /** Undoes the last chosen event and the automatic answers after it. */
  const beforeLast = ({ playback: { events }, answers }: TryOutState): readonly ScriptedEvent[] =>
    events.slice(0, Math.max(0, lastChosenIndex(events, answers)));
  return {
    /** The drawn version may lag one edit behind, so that the list never waits. */
    shownPath,
    chartMachine: machine,
    current,
    input,
    inputs,
    setInput,
    isLooking: arrived?.of !== search || arrived.at !== wish || shownPath !== path,
    /** The requested state, if it cannot be reached. */
    missing: missing?.of === search ? missing.state : null,
    /** Why the path cannot be played; null if it can. */
    broken: broken?.of === search ? broken.reason : null,
    goTo: (state: string) => setWish(({ count }) => ({ state, count: count + 1 })),
    act: (event: ScriptedEvent) =>
      change(({ playback }) => [...playback.events, event], isAnswering && 'all'),
    stepBack: () => change(beforeLast, false),
    beginAgain: () => change(() => [], false),
    /** Whether the system's usual answers are automatic. */
    isAnswering,
    setAnswering: (isOn: boolean) => {
      setAnswering(isOn);
      if (isOn) change(({ playback }) => playback.events, 'all');
    },
  };
}

export type TryOut = ReturnType<typeof useTryOut>;
