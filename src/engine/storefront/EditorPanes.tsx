import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import styles from './EditorPanes.module.css';

/** Pane visible in a narrow window. */
export type EditorPane = 'edit' | 'preview';

interface EditorPanesProps {
  pane: EditorPane;
  onPaneChange: (pane: EditorPane) => void;
  editor: ReactNode;
  preview: ReactNode;
}

/** Editor and preview side by side, or one at a time in narrow windows. Needs the `widgets` messages. */
export function EditorPanes({ pane, onPaneChange, editor, preview }: EditorPanesProps) {
  const translate = useTranslate();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would be announced twice */}
      <div role="group" aria-label={translate('widgets.side.label')} className={styles.paneToggle}>
        {(['edit', 'preview'] as const).map((item) => (
          <Button key={item} aria-pressed={item === pane} onClick={() => onPaneChange(item)}>
            {translate(`widgets.side.${item}`)}
          </Button>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={classes(styles.editor, pane === 'preview' && styles.hiddenPane)}>{editor}</div>
        <div className={classes(styles.preview, pane === 'edit' && styles.hiddenPane)}>{preview}</div>
      </div>
    </>
  );
}
