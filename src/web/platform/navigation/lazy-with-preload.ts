import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A component whose code is fetched when it is first rendered, or earlier by `preload`. */
export interface PreloadableComponent<P> {
  (props: P): ReactNode;
  /** Resolves when the component can render; null if it can already. Rendering reports failures. */
  preload(): Promise<unknown> | null;
}

/**
 * Like React's `lazy`, but renders a loaded component without suspending. If it suspended and
 * the fallback of the `Suspense` appeared, React would keep that fallback for 300 ms.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): PreloadableComponent<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let Loaded: ComponentType<P> | undefined;
  const loadOnce = () => (loading ??= load().then((module) => (Loaded = module.default)));
  return Object.assign((props: P) => createElement(Loaded ?? use(loadOnce()), props), {
    preload: () => (Loaded ? null : loadOnce().catch(() => {})),
  });
}
