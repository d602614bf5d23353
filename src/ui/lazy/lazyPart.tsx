import { type ComponentType, createElement, lazy, type ReactNode, useSyncExternalStore } from 'react';
import { LoadError } from './LoadError';
import { type LazyCode, lazyWithRetry } from './lazyWithRetry';

/**
 * Lazy-loads a part of a page on first render. Needs a `<Suspense>` around it. Unlike with React.lazy, a failed
 * download shows an error with a retry button in place of the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyComponent(lazyWithRetry(load), (code) => <LoadError code={code} />);
}

type RenderError<Props> = (code: LazyCode<Props>, props: Props) => ReactNode;

/** Creates a component from lazy code. `renderError` is called if the download failed. */
export function lazyComponent<Props extends object>(
  code: LazyCode<Props>,
  renderError: RenderError<Props>,
): ComponentType<Props> {
  let pending: ComponentType<Props> | null = null;
  // React.lazy caches the result, so each download needs a new lazy component.
  const getPending = () => {
    pending ??= lazy(async () => {
      await code.fetch();
      pending = null;
      return { default: code.get().component ?? Empty };
    });
    return pending;
  };
  return (props) => <LazyRenderer {...{ code, props, renderError, getPending }} />;
}

interface LazyRendererProps<Props> {
  code: LazyCode<Props>;
  props: Props;
  renderError: RenderError<Props>;
  getPending: () => ComponentType<Props>;
}

function LazyRenderer<Props extends object>({ code, props, renderError, getPending }: LazyRendererProps<Props>) {
  const { component, hasFailed } = useSyncExternalStore(code.subscribe, code.get);
  return hasFailed ? renderError(code, props) : createElement(component ?? getPending(), props);
}

/** Rendered between a failure and the error message. */
function Empty() {
  return null;
}
