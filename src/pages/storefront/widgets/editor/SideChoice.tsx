import { useTranslate } from 'ra-core';
import { Button } from '../../../../ui/Button';
import styles from '../widgets.module.css';

/** What a narrow window shows: there is no room for both. */
export type Side = 'edit' | 'preview';

/** Chooses what a narrow window shows; a wide one shows both, and has no need of it. */
export function SideChoice({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would say it twice
    <div role="group" aria-label={translate('widgets.side.label')} className={styles.sides}>
      {(['edit', 'preview'] as const).map((one) => (
        <Button key={one} aria-pressed={one === side} onClick={() => onChange(one)}>
          {translate(`widgets.side.${one}`)}
        </Button>
      ))}
    </div>
  );
}
