import '../../../i18n/en/areas/pickers';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { FilterChip } from '../badges/FilterChip';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { type FieldAriaProps, LabeledField } from '../inputs/LabeledField';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './Picker.module.css';
import { ChoicePicture, type PickerChoice } from './PickerChoice';
import { PickerList } from './PickerList';
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
    <LabeledField label={label} help={help} error={error} required={required} className={undefined}>
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
  const onKeyDown = (event: KeyboardEvent) => {
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
