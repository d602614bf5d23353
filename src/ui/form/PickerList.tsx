import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes';
import { Icon } from '../Icon';
import layerStyles from '../layer.module.css';
import { useLayer } from '../useLayer';
import styles from './Picker.module.css';
import { ChoiceLine, type PickerChoice } from './PickerChoice';

interface PickerListProps<Choice extends PickerChoice> {
  label: string;
  /** The box that it opens under. */
  anchor: RefObject<HTMLElement | null>;
  choices: readonly Choice[];
  /** How the search stands, where that is not seen from the choices. */
  note: string | null;
  auto: UseAutocompleteReturnValue<Choice, boolean>;
}

/** What was found, as wide as the box. It stands in the document beside the box, so that a dialog or panel holds it. */
export function PickerList<Choice extends PickerChoice>({
  label,
  anchor,
  choices,
  note,
  auto,
}: PickerListProps<Choice>) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const width = anchor.current?.offsetWidth;
    if (layer.current && width) layer.current.style.inlineSize = `${width}px`;
  }, [anchor]);
  useLayer({ isOpen: true, button: anchor, layer, align: 'start', onOutside: () => undefined });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing its scroll bar must not take the focus from the box, or the list would close
    <div
      ref={layer}
      popover="manual"
      className={classes(layerStyles.layer, styles.layer)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.length > 0 && (
        <ul {...auto.getListboxProps()} aria-label={label} aria-labelledby={undefined} className={styles.list}>
          {choices.map((option, index) => {
            const { key, ...line } = auto.getOptionProps({ option, index });
            return (
              <li key={key} {...line} className={styles.option}>
                <ChoiceLine choice={option} />
                {line['aria-selected'] && <Icon name="check" className={styles.check} />}
              </li>
            );
          })}
        </ul>
      )}
      {note !== null && (
        <p aria-hidden="true" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
