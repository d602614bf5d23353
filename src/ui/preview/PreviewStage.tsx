import { type ReactNode, useMemo } from 'react';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
import styles from './PreviewStage.module.css';
import type { LiveContent, PreviewContent, PreviewLocale, PreviewView, Scenario } from './previewContent';
import { StageControls } from './StageControls';
import { usePreviewView } from './usePreviewView';

/** Creates the preview content for a view. */
export type CreatePreviewContent = (view: PreviewView) => PreviewContent;

interface PreviewStageProps extends Pick<PreviewFrameProps, 'title' | 'fit' | 'onPick'> {
  /** Content of the current value. Memoize (useCallback). The view's identity is stable while it doesn't change. */
  content: CreatePreviewContent;
  /** Content while typing, see {@link PreviewFrameProps}. Memoize (useCallback). */
  live?: LiveContent<CreatePreviewContent>;
  /** Available languages; the first is the default. Selectable if there are at least two. */
  locales: readonly PreviewLocale[];
  /** Available scenarios; the first is the default. Selectable if there are at least two. */
  scenarios?: readonly Scenario[];
  /** Additional controls. */
  children?: ReactNode;
}

const NO_SCENARIOS: readonly Scenario[] = [];

/**
 * Preview with controls for width, color scheme, language, and scenario. Needs the messages of the `previewFrame` area.
 */
export function PreviewStage(props: PreviewStageProps) {
  const { title, content, live, locales, scenarios = NO_SCENARIOS, fit, onPick, children } = props;
  const { view, device, choose } = usePreviewView(locales, scenarios);
  const visibleContent = useMemo(() => content(view), [content, view]);
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
      <PreviewFrame {...{ title, fit, onPick }} width={view.width} content={visibleContent} live={liveFrame} />
    </div>
  );
}
