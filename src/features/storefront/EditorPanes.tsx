import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { SegmentedControl } from '../../ui/inputs/SegmentedControl';
import styles from './EditorPanes.module.css';

/** Pane visible in a narrow window. */
export type EditorPane = 'edit' | 'preview';

interface EditorPanesProps {
  pane: EditorPane;
  onPaneChange: (pane: EditorPane) => void;
  editor: ReactNode;
  /** Without one, the editor is alone. */
  preview: ReactNode;
}

/** Editor and preview side by side, or one at a time in narrow windows. Needs the `widgets` messages. */
export function EditorPanes({ pane, onPaneChange, editor, preview }: EditorPanesProps) {
  const translate = useTranslate();
  if (!preview) return <div className={styles.editor}>{editor}</div>;
  return (
    <>
      <div className={styles.paneToggle}>
        <SegmentedControl
          label={translate('widgets.side.label')}
          value={pane}
          options={(['edit', 'preview'] as const).map((value) => ({
            value,
            label: translate(`widgets.side.${value}`),
          }))}
          onChange={onPaneChange}
        />
      </div>
      <div className={styles.columns}>
        <div className={classes(styles.editor, pane === 'preview' && styles.hiddenPane)}>{editor}</div>
        <div className={classes(styles.preview, pane === 'edit' && styles.hiddenPane)}>{preview}</div>
      </div>
    </>
  );
}

/** Loading placeholder of an editor with a preview. */
export function EditorSkeleton() {
  return (
    <div className={styles.columns}>
      <CardSkeleton height={220} />
      <CardSkeleton height={520} />
    </div>
  );
}
