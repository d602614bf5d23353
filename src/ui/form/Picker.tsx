import '../../../i18n/en/areas/pickers';
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { FilterChip } from '../badges/FilterChip';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { type FieldAriaProps, LabeledField } from '../inputs/LabeledField';
import layerStyles from '../overlays/layer.module.css';
import { usePopoverPosition } from '../overlays/usePopoverPosition';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './Picker.module.css';
import { ChoiceLine, ChoicePicture, type PickerChoice } from './PickerChoice';
import { type Search, type SearchError, type SearchState, usePickerSearch } from './usePickerSearch';

interface BasePickerProps<Choice> {
  label: string;
  /** Searches for options. Must be stable between renders. */
  search: Search<Choice>;
  /** Debounce in ms. */
  debounce: number;
  /** Returns the message of a failed search. */
  errorText: (error: unknown) => string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Gets the focus when the surrounding dialog or panel opens. */
  autoFocus?: boolean | undefined;
}

interface SinglePickerProps<Choice> {
  multiple?: false | undefined;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
}

interface MultiplePickerProps<Choice> {
  multiple: true;
  value: readonly Choice[];
  onChange: (choices: readonly Choice[]) => void;
}

type PickerProps<Choice extends PickerChoice> = BasePickerProps<Choice> &
  (SinglePickerProps<Choice> | MultiplePickerProps<Choice>);

/**
 * Autocomplete field for one or several options with asynchronous search. Leaving the field doesn't select anything.
 */
export function Picker<Choice extends PickerChoice>(props: PickerProps<Choice>) {
  const { label, help, error, required } = props;
  return (
    <LabeledField label={label} help={help} error={error} required={required}>
      {(ariaProps) => <PickerBox {...props} ariaProps={ariaProps} />}
    </LabeledField>
  );
}

function PickerBox<Choice extends PickerChoice>(props: PickerProps<Choice> & { ariaProps: FieldAriaProps }) {
  const { label, search, debounce, errorText, autoFocus, ariaProps } = props;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(props.multiple ? '' : (props.value?.label ?? ''));
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { state, searchError, retry } = usePickerSearch(search, text.trim(), isOpen, debounce);
  const note = usePickerNote(state, text.trim());
  const choices = state.kind === 'found' ? state.found.choices : [];
  const chosen = props.multiple ? props.value : [props.value].flatMap((item) => item ?? []);

  const autocomplete = useAutocomplete<Choice, boolean>({
    id: ariaProps.id,
    options: choices,
    // Options are already filtered by the search.
    filterOptions: (options) => options,
    getOptionLabel: (choice) => choice.label,
    getOptionKey: (choice) => choice.id,
    isOptionEqualToValue: (option, value) => option.id === value.id,
    multiple: props.multiple ?? false,
    value: props.multiple ? [...props.value] : props.value,
    onChange: (_event, next) => {
      if (props.multiple) props.onChange(Array.isArray(next) ? next : []);
      else props.onChange(Array.isArray(next) ? (next[0] ?? null) : next);
    },
    inputValue: typed,
    onInputChange: (_event, next, reason) => {
      setTyped(next);
      setText(reason === 'input' ? next : '');
    },
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    autoHighlight: true,
    handleHomeEndKeys: false,
    disableCloseOnSelect: props.multiple ?? false,
  });

  const input = autocomplete.getInputProps();
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // A list that the clear button opened would not close when that loses the focus.
    if (event.target instanceof HTMLButtonElement) {
      event.defaultMuiPrevented = true;
      return;
    }
    if (event.key !== 'Enter' || !isOpen) return;
    // Enter must not submit the form while searching.
    event.preventDefault();
    // Results are rendered shortly before the first is highlighted; Enter then selects the first.
    const highlightedId = document.getElementById(ariaProps.id)?.getAttribute('aria-activedescendant');
    if (!highlightedId) document.getElementById(`${ariaProps.id}-option-0`)?.click();
  };
  const retrySearch = ({ text: failedText }: SearchError) => {
    document.getElementById(ariaProps.id)?.focus();
    if (failedText !== '') setTyped(failedText);
    setText(failedText);
    setOpen(true);
    retry();
  };
  return (
    <>
      <div {...autocomplete.getRootProps({ onKeyDown })}>
        <div ref={box} className={styles.box}>
          {props.multiple
            ? chosen.map((choice) => (
                <FilterChip
                  key={choice.id}
                  label={choice.label}
                  onRemove={() => props.onChange(props.value.filter(({ id }) => id !== choice.id))}
                />
              ))
            : props.value && typed === props.value.label && <ChoicePicture choice={props.value} />}
          <input
            {...input}
            {...ariaProps}
            type="text"
            // If empty, use the page's direction for the placeholder.
            dir={typed === '' ? undefined : 'auto'}
            enterKeyHint="search"
            placeholder={chosen.length === 0 ? translate('pickers.search.placeholder') : undefined}
            data-autofocus={autoFocus || undefined}
            className={styles.input}
          />
          {!props.multiple && props.value && (
            <IconButton
              {...autocomplete.getClearProps()}
              icon="close"
              label={translate('pickers.search.clear', { label })}
              tabIndex={0}
            />
          )}
        </div>
      </div>
      {autocomplete.popupOpen && state.kind !== 'failed' && (
        <PickerList label={label} anchor={box} choices={choices} note={note.visibleText} autocomplete={autocomplete} />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? note.announcement : ''}</span>
      </VisuallyHidden>
      {searchError && (
        <div role="alert" className={styles.failure}>
          {translate('pickers.search.failed')} {errorText(searchError.error)}
          <Button kind="quiet" size="small" onClick={() => retrySearch(searchError)}>
            {translate('ui.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Returns the status of a search: the note shown in the list, and the screen reader announcement. */
function usePickerNote<Choice>(
  state: SearchState<Choice>,
  text: string,
): { visibleText: string | null; announcement: string } {
  const translate = useTranslate();
  const locale = useLocale();
  if (state.kind === 'failed') return { visibleText: null, announcement: '' };
  const note =
    state.kind === 'searching'
      ? translate('pickers.search.searching')
      : formatResultNote(state.found, text, translate, locale);
  if (note !== null) return { visibleText: note, announcement: note };
  const count = state.kind === 'found' ? state.found.choices.length : 0;
  return { visibleText: null, announcement: translate('pickers.search.found', { smart_count: count }) };
}

/** Returns null if all matches are shown. */
function formatResultNote(
  { choices, total, hasMore }: { choices: readonly unknown[]; total: number | null; hasMore: boolean },
  text: string,
  translate: ReturnType<typeof useTranslate>,
  locale: string,
): string | null {
  const count = choices.length;
  if (count === 0) return text ? translate('pickers.search.nothingFor', { text }) : translate('pickers.search.nothing');
  if (!hasMore) return null;
  return total === null
    ? translate('pickers.search.moreUnknown', { count })
    : translate('pickers.search.more', { count, total: formatPoints(total, locale) });
}

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
function PickerList<Choice extends PickerChoice>({
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
