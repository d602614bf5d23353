import { type ComponentType, createElement, lazy, type ReactNode, useSyncExternalStore } from 'react';
import { LoadFailure } from './LoadFailure';
import { type LateCode, lateCode } from './lateCode';

/**
 * A part of a page whose code comes when it is first shown; it needs a `<Suspense>` around it. Unlike after React's
 * `lazy`, a download that fails never takes the page with it: it is told in the part's place, with a way to try again.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return lateComponent(load, (code) => <LoadFailure onRetry={code.fetch} />);
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type WhenFailed<Props> = (code: LateCode<Props>, props: Props) => ReactNode;

/** A component whose code comes when it is first shown; `whenFailed` stands in its place where that fails. */
export function lateComponent<Props extends object>(
  load: Load<Props>,
  whenFailed: WhenFailed<Props>,
): ComponentType<Props> {
  const code = lateCode(load);
  let waiting: ComponentType<Props> | null = null;
  // React suspends on it; a new one for each download, since it keeps the outcome.
  const wait = () => {
    waiting ??= lazy(async () => {
      await code.fetch();
      waiting = null;
      return { default: code.get().component ?? Nothing };
    });
    return waiting;
  };
  return (props) => <Awaited {...{ code, props, whenFailed, wait }} />;
}

interface AwaitedProps<Props> {
  code: LateCode<Props>;
  props: Props;
  whenFailed: WhenFailed<Props>;
  wait: () => ComponentType<Props>;
}

function Awaited<Props extends object>({ code, props, whenFailed, wait }: AwaitedProps<Props>) {
  const { component, hasFailed } = useSyncExternalStore(code.subscribe, code.get);
  return hasFailed ? whenFailed(code, props) : createElement(component ?? wait(), props);
}

/** Stands for what failed until the failure is shown in its place. */
function Nothing() {
  return null;
}
