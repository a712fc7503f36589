import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A component whose code is fetched when it is first drawn, or before, by `arrive`. */
export interface Late<P> {
  (props: P): ReactNode;
  /** Settles when it can be drawn without a wait; never rejects: drawing it tells of the failure. */
  arrive(): Promise<unknown>;
}

/** Like React's `lazy`, but what has arrived is drawn at once: once a `Suspense` has shown its fallback, React keeps it for 300 ms. */
export function late<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): Late<P> {
  let asked: Promise<ComponentType<P>> | undefined;
  let Arrived: ComponentType<P> | undefined;
  const ask = () => (asked ??= load().then((loaded) => (Arrived = loaded.default)));
  return Object.assign((props: P) => createElement(Arrived ?? use(ask()), props), {
    arrive: () => ask().catch(() => {}),
  });
}
