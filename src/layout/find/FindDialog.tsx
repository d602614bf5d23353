import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../engine/errorText';
import { clipText } from '../../lib/clipText';
import { useSite } from '../../session/useSite';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { useModalDialog } from '../../ui/useModalDialog';
import styles from './FindDialog.module.css';
import { type Place, rememberPlace } from './recent';
import type { CustomerSearch } from './useCustomerSearch';
import { type FoundGroup, useFound } from './useFound';

/** Finds pages and customers by what is typed; the whole of it by keyboard (a combobox with a list). */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { site } = useSite();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { groups, customers } = useFound(text);
  const places = groups.flatMap((group) => group.places);
  const current = Math.min(active, places.length - 1);
  useModalDialog(dialog, { isBusy: false, focusCancel: false, onCancel: onClose });

  const open = (place: Place) => {
    rememberPlace(site._id, place);
    onClose();
    void navigate(place.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const place = places[current];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && place) open(place);
    else if (step !== undefined && places.length > 0) setActive((current + step + places.length) % places.length);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate('find.label')}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.box}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={places.length > 0 ? optionId(current) : undefined}
          aria-label={translate('find.label')}
          placeholder={translate('find.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          className={styles.input}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={translate('find.title')} className={styles.list}>
        {groups.map((group) => (
          <Group
            key={group.label}
            group={group}
            current={places[current]}
            optionId={(place) => optionId(places.indexOf(place))}
            onOpen={open}
          />
        ))}
      </div>
      <p className={styles.status}>
        <span role="status">
          <Outcome customers={customers} count={places.length} text={text.trim()} />
        </span>
        {customers.kind === 'idle' && <span className={styles.keys}>{translate('find.keys')}</span>}
      </p>
    </dialog>
  );
}

/** What the search has come to, in words. */
function Outcome({ customers, count, text }: { customers: CustomerSearch; count: number; text: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  switch (customers.kind) {
    case 'idle':
      return null;
    case 'searching':
      return translate('find.searching');
    case 'failed':
      return translate('find.failed', { reason: errorText(customers.error) });
    case 'found':
      return count > 0
        ? translate('find.results', { smart_count: count })
        : translate('find.none', { text: clipText(text, 40) });
  }
}

interface GroupProps {
  group: FoundGroup;
  current: Place | undefined;
  optionId: (place: Place) => string;
  onOpen: (place: Place) => void;
}

function Group({ group, current, optionId, onOpen }: GroupProps) {
  const id = useId();
  if (group.places.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not form fields
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {group.label}
      </div>
      {group.places.map((place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keyboard
        <div
          key={place.to}
          id={optionId(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          ref={place === current ? scrollTo : undefined}
          className={classes(styles.option, place === current && styles.current)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOpen(place)}
        >
          {clipText(place.label, 120)}
        </div>
      ))}
    </div>
  );
}

function scrollTo(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
