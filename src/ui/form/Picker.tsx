import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { LabelledField, type Ties } from '../LabelledField';
import { Pill } from '../Pill';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Picker.module.css';
import { ChoicePicture, type PickerChoice } from './PickerChoice';
import { PickerList } from './PickerList';
import { usePickerNote } from './usePickerNote';
import { type Search, type SearchFailure, usePickerSearch } from './usePickerSearch';

interface PickerCommon<Choice> {
  label: string;
  /** Finds what can be chosen; the same function from one render to the next. */
  search: Search<Choice>;
  /** Milliseconds from the last key to the search. */
  debounce: number;
  /** Why a search failed, in words. */
  failureText: (error: unknown) => string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Takes the focus when the dialog or panel around it opens. */
  autoFocus?: boolean | undefined;
}

interface PickOne<Choice> {
  multiple?: false | undefined;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
}

interface PickSeveral<Choice> {
  multiple: true;
  value: readonly Choice[];
  onChange: (choices: readonly Choice[]) => void;
}

type PickerProps<Choice extends PickerChoice> = PickerCommon<Choice> & (PickOne<Choice> | PickSeveral<Choice>);

/** A field that finds what is chosen by typing: one, or several. Made for the keyboard; nothing is chosen by leaving it. */
export function Picker<Choice extends PickerChoice>(props: PickerProps<Choice>) {
  const { label, help, error, required } = props;
  return (
    <LabelledField label={label} help={help} error={error} required={required} className={undefined}>
      {(ties) => <PickerBox {...props} ties={ties} />}
    </LabelledField>
  );
}

function PickerBox<Choice extends PickerChoice>(props: PickerProps<Choice> & { ties: Ties }) {
  const { label, search, debounce, failureText, autoFocus, ties } = props;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(props.multiple ? '' : (props.value?.label ?? ''));
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { state, failure, again } = usePickerSearch(search, text.trim(), isOpen, debounce);
  const note = usePickerNote(state, text.trim());
  const choices = state.kind === 'found' ? state.found.choices : [];
  const chosen = props.multiple ? props.value : [props.value].flatMap((one) => one ?? []);

  const auto = useAutocomplete<Choice, boolean>({
    id: ties.id,
    options: choices,
    // The search has filtered already.
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

  const input = auto.getInputProps();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isOpen) return;
    // While nothing is found yet, Enter must not send the form around.
    event.preventDefault();
    // What was found is seen a moment before its first is marked; Enter in that moment means the first.
    const isMarked = document.getElementById(ties.id)?.getAttribute('aria-activedescendant');
    if (!isMarked) document.getElementById(`${ties.id}-option-0`)?.click();
  };
  const tryAgain = ({ text: asked }: SearchFailure) => {
    document.getElementById(ties.id)?.focus();
    if (asked !== '') setTyped(asked);
    setText(asked);
    setOpen(true);
    again();
  };
  return (
    <>
      <div {...auto.getRootProps({ onKeyDown })}>
        <div ref={box} className={styles.box}>
          {props.multiple
            ? chosen.map((choice) => (
                <Pill
                  key={choice.id}
                  label={choice.label}
                  onRemove={() => props.onChange(props.value.filter(({ id }) => id !== choice.id))}
                />
              ))
            : props.value && typed === props.value.label && <ChoicePicture choice={props.value} />}
          <input
            {...input}
            {...ties}
            type="text"
            // An empty one begins where the page does, as its placeholder should.
            dir={typed === '' ? undefined : 'auto'}
            enterKeyHint="search"
            placeholder={chosen.length === 0 ? translate('pickers.search.placeholder') : undefined}
            data-autofocus={autoFocus || undefined}
            className={styles.input}
          />
          {!props.multiple && props.value && (
            <IconButton
              {...auto.getClearProps()}
              icon="close"
              label={translate('pickers.search.clear', { label })}
              tabIndex={0}
            />
          )}
        </div>
      </div>
      {auto.popupOpen && state.kind !== 'failed' && (
        <PickerList label={label} anchor={box} choices={choices} note={note.shown} auto={auto} />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? note.spoken : ''}</span>
      </VisuallyHidden>
      {failure && (
        <div role="alert" className={styles.failure}>
          {translate('pickers.search.failed')} {failureText(failure.error)}
          <Button kind="quiet" size="small" onClick={() => tryAgain(failure)}>
            {translate('ui.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
