// Runs an island without a browser: the tests of what it does after it was drawn, which a render to text never does.
import * as React from 'react'

/** What React's hooks ask for what they return: its own field, which has had this name since React 19. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, { H: unknown }>)[INTERNALS] ?? { H: null }

interface Effect {
  /** One of `useLayoutEffect`: ends first. */
  isLayout: boolean
  dependencies: readonly unknown[] | undefined
  end: (() => void) | void
}

interface Running<Result> {
  /** What the island or hook returned last. */
  readonly current: Result
  /** Draws it again as its owner would, with what `render` now gives it. */
  again: () => void
  /** Takes it off the page. @param meanwhile happens when its layout effects have ended, and the others not yet */
  end: (meanwhile?: () => void) => void
}

/** Ends of islands that still run. */
const running = new Set<() => void>()

/** Takes off the page what a test has left on it: the setup of all tests does so after each. */
export function endIslands(): void {
  for (const end of running) end()
}

/**
 * Runs the hooks of a function until its end: states, refs and effects, in the order of React. A change of a state draws at once.
 * @param render calls a hook, or an island as a function
 * @param contexts what those that it uses hold
 */
export function runIsland<Result>(render: () => Result, contexts: ReadonlyMap<object, unknown> = new Map()): Running<Result> {
  const cells: unknown[] = []
  let [at, current, isChanged]: [number, Result | undefined, boolean] = [0, undefined, false]
  const due: (() => void)[] = []
  const cell = <Cell>(first: () => Cell): Cell => (at++ in cells ? cells[at - 1] : (cells[at - 1] = first())) as Cell

  const effectOf = (isLayout: boolean) => (run: () => (() => void) | void, dependencies?: readonly unknown[]) => {
    const effect = cell<Effect>(() => ({ isLayout, dependencies: [Symbol('none')], end: undefined }))
    const isSame = dependencies?.every((each, index) => Object.is(each, effect.dependencies?.[index])) ?? false
    if (isSame && dependencies?.length === effect.dependencies?.length) return
    effect.dependencies = dependencies
    due.push(() => {
      effect.end?.()
      effect.end = run()
    })
  }
  const useEffect = effectOf(false)
  const hooks = {
    useState(first: unknown) {
      const state = cell(() => ({ value: typeof first === 'function' ? first() : first }))
      const set = (next: unknown) => {
        const value = typeof next === 'function' ? next(state.value) : next
        if (Object.is(value, state.value)) return
        state.value = value
        isChanged = true
        // While it is drawn, that is once more after.
        if (due.length === 0 && internals.H !== hooks) draw()
      }
      return [state.value, set]
    },
    useRef: (first: unknown) => cell(() => ({ current: first })),
    useId: () => cell(() => `id-${at}`),
    useEffectEvent(callback: (...given: unknown[]) => unknown): (...given: unknown[]) => unknown {
      const newest = cell(() => ({ callback }))
      newest.callback = callback
      return (...given: unknown[]) => newest.callback(...given)
    },
    useEffect,
    useLayoutEffect: effectOf(true),
    use: (context: object) => contexts.get(context),
    useCallback: (callback: unknown, dependencies: readonly unknown[]) => hooks.useMemo(() => callback, dependencies),
    useMemo(make: () => unknown, dependencies: readonly unknown[]) {
      const made = cell(() => ({ value: make(), dependencies }))
      const isSame = dependencies.every((each, index) => Object.is(each, made.dependencies[index]))
      if (!isSame) Object.assign(made, { value: make(), dependencies })
      return made.value
    },
    useSyncExternalStore(subscribe: (onChange: () => void) => () => void, read: () => unknown) {
      useEffect(() => subscribe(draw), [subscribe])
      return read()
    },
  }

  function draw(): void {
    do {
      isChanged = false
      at = 0
      const before = internals.H
      internals.H = hooks
      try {
        current = render()
      } finally {
        internals.H = before
      }
      for (; due[0] !== undefined; due.shift()) due[0]()
    } while (isChanged)
  }
  const end = (meanwhile = () => undefined as void) => {
    running.delete(end)
    const effects = cells.filter((each): each is Effect => each !== null && typeof each === 'object' && 'isLayout' in each)
    for (const effect of effects.filter(({ isLayout }) => isLayout)) effect.end?.()
    meanwhile()
    for (const effect of effects.filter(({ isLayout }) => !isLayout)) effect.end?.()
  }
  running.add(end)
  draw()
  return {
    get current() {
      return current as Result
    },
    again: draw,
    end,
  }
}
