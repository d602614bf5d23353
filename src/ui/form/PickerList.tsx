import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import layerStyles from '../overlays/layer.module.css';
import { usePopoverPosition } from '../overlays/usePopoverPosition';
import styles from './Picker.module.css';
import { ChoiceLine, type PickerChoice } from './PickerChoice';

interface PickerListProps<Choice extends PickerChoice> {
  label: string;
  /** The element below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  choices: readonly Choice[];
  /** Status of the search, if the options don't show it. */
  note: string | null;
  autocomplete: UseAutocompleteReturnValue<Choice, boolean>;
}

/** List of found options, as wide as the box. Rendered in place, so that it stays inside a dialog or panel. */
export function PickerList<Choice extends PickerChoice>({
  label,
  anchor,
  choices,
  note,
  autocomplete,
}: PickerListProps<Choice>) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const width = anchor.current?.offsetWidth;
    if (layer.current && width) layer.current.style.inlineSize = `${width}px`;
  }, [anchor]);
  usePopoverPosition({ isOpen: true, button: anchor, layer, align: 'start', onOutside: () => undefined });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging the scroll bar must not blur the input, which would close the list
    <div
      ref={layer}
      popover="manual"
      className={classes(layerStyles.layer, styles.layer)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.length > 0 && (
        <ul {...autocomplete.getListboxProps()} aria-label={label} aria-labelledby={undefined} className={styles.list}>
          {choices.map((option, index) => {
            const { key, ...line } = autocomplete.getOptionProps({ option, index });
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
