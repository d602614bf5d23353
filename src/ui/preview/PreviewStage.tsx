import { type ReactNode, useMemo } from 'react';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
import styles from './PreviewStage.module.css';
import type { LiveContent, PreviewContent, PreviewLocale, PreviewView, Scenario } from './previewContent';
import { StageControls } from './StageControls';
import { usePreviewView } from './usePreviewView';

/** What is shown of a value, however it is looked at. */
export type ContentOf = (view: PreviewView) => PreviewContent;

interface PreviewStageProps extends Pick<PreviewFrameProps, 'title' | 'fit' | 'onPick'> {
  /** What is shown of the present value; the same function (useCallback) as long as the same would come of it. Its view is the same one as long as nothing else is chosen. */
  content: ContentOf;
  /** What is shown of the value while it is typed; the same function (useCallback) as long as it tells of the same. */
  live?: LiveContent<ContentOf>;
  /** Languages to see it in; the first stands unless another was chosen. A choice is offered from two on. */
  locales: readonly PreviewLocale[];
  /** Who can be looking; the first stands unless another was chosen. A choice is offered from two on. */
  scenarios?: readonly Scenario[];
  /** More to choose, behind the rest. */
  children?: ReactNode;
}

const none: readonly Scenario[] = [];

/** A preview and how it is looked at: width, light or dark shop, language, who is looking. Needs the words of `previewFrame`. */
export function PreviewStage(props: PreviewStageProps) {
  const { title, content, live, locales, scenarios = none, fit, onPick, children } = props;
  const { view, device, choose } = usePreviewView(locales, scenarios);
  const shown = useMemo(() => content(view), [content, view]);
  const liveFrame = useMemo<LiveContent<PreviewContent> | undefined>(
    () => live && ((show) => live((next) => show(next(view)))),
    [live, view],
  );
  return (
    <div className={styles.stage}>
      <div className={styles.controls}>
        <StageControls {...{ device, view, locales, scenarios, choose }} />
        {children}
      </div>
      <PreviewFrame {...{ title, fit, onPick }} width={view.width} content={shown} live={liveFrame} />
    </div>
  );
}
