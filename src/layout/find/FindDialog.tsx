// Loaded when a page has settled, and what places what floats with it.
import '../../ui/layout/placeFloats';
import '../../../i18n/en/areas/notifications';
import '../../../i18n/en/areas/settingsIndex';
import '../../../i18n/en/areas/find';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../engine/errors/errorText';
import { rememberItem } from '../../engine/records/recentItems';
import { hasKeysDialog } from '../../engine/shortcuts/ListKeysDialog';
import { clipText } from '../../lib/format/text';
import { useSite } from '../../session/useSite';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/Icon';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { useModalDialog } from '../../ui/overlays/useModalDialog';
import { useListText } from '../../ui/text/useListText';
import styles from './FindDialog.module.css';
import { FindFrame, type FindText } from './FindFrame';
import type { FindItem } from './findItem';
import { dropKeysRequest, isKeysRequested } from './keysRequest';
import { KEYS_ACTION, type ResultGroup, useQuickFindResults } from './useQuickFindResults';

export { openKeysBy } from './keysRequest';

const KeysDialog = lazyDialog(() => import('../../engine/shortcuts/KeysDialog'));

/** Dialog that finds pages, records and actions by text; usable by keyboard alone (combobox with a listbox). */
export default function FindDialog({ text, onChange, onClose }: FindText) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { site } = useSite();
  const [active, setActive] = useState(0);
  const [isShowingKeys, setShowingKeys] = useState(isKeysRequested);
  useEffect(() => dropKeysRequest, []);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const results = useQuickFindResults(text);
  const { groups } = results;
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(active, items.length - 1);
  useModalDialog(dialog, { isBusy: false, focusCancel: false, onCancel: onClose });
  const close = useEffectEvent(onClose);
  // Going back would change the page below without a sign.
  useEffect(() => {
    const onLeave = () => close();
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  }, []);

  const open = (item: FindItem) => {
    if ('run' in item && item.name === KEYS_ACTION && !hasKeysDialog()) return setShowingKeys(true);
    onClose();
    if ('run' in item) return item.run();
    rememberItem(site._id, item);
    void navigate(item.to);
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    const item = items[current];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && item) open(item);
    else if (step !== undefined && items.length > 0) setActive((current + step + items.length) % items.length);
    else return false;
    return true;
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  if (isShowingKeys) {
    return (
      <Suspense>
        <KeysDialog onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <FindFrame
      ref={dialog}
      text={text}
      onChange={(value) => {
        onChange(value);
        setActive(0);
      }}
      onClose={onClose}
      onKey={handleKey}
      field={{
        'aria-expanded': items.length > 0,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': items.length > 0 ? optionId(current) : undefined,
        placeholder: translate('find.placeholder'),
      }}
    >
      <div role="listbox" id={`${id}-list`} aria-label={translate('find.title')} className={styles.list}>
        {groups.map((group) => (
          <Group
            key={group.label}
            group={group}
            current={items[current]}
            optionId={(item) => optionId(items.indexOf(item))}
            onOpen={open}
          />
        ))}
      </div>
      <p className={styles.status}>
        <span role="status">
          <Outcome
            results={results}
            count={groups.reduce((sum, group) => sum + (group.isOffer ? 0 : (group.total ?? group.items.length)), 0)}
            text={text.trim()}
          />
        </span>
        {text.trim() === '' && <span>{translate('find.keys')}</span>}
      </p>
    </FindFrame>
  );
}

interface OutcomeProps {
  results: ReturnType<typeof useQuickFindResults>;
  count: number;
  text: string;
}

/** State of the search as text. */
function Outcome({ results: { isSearching, failures, searched }, count, text }: OutcomeProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const listText = useListText();
  if (text === '') return null;
  if (isSearching) return translate('find.searching');
  if (failures.length > 0) {
    return failures
      .map(({ name, label, error }) => {
        const reason = errorText(error);
        return translate(`find.failed.${name}`, { reason, _: translate('find.failed.other', { name: label, reason }) });
      })
      .join(' ');
  }
  return count > 0
    ? translate('find.results', { smart_count: count })
    : translate('find.none', { text: clipText(text, 40), searched: listText(searched) });
}

interface GroupProps {
  group: ResultGroup;
  current: FindItem | undefined;
  optionId: (item: FindItem) => string;
  onOpen: (item: FindItem) => void;
}

function Group({ group, current, optionId, onOpen }: GroupProps) {
  const id = useId();
  if (group.items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not form fields
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {group.label}
      </div>
      {group.items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keyboard
        <div
          key={'run' in item ? item.name : `${item.to} ${item.label}`}
          id={optionId(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item === current}
          ref={item === current ? scrollTo : undefined}
          className={classes(styles.option, item === current && styles.current)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOpen(item)}
        >
          {item.icon && <Icon name={item.icon} className={styles.icon} />}
          <bdi className={styles.label}>{clipText(item.label, 120)}</bdi>
          {item.detail !== undefined && <span className={styles.detail}>{clipText(item.detail, 120)}</span>}
        </div>
      ))}
    </div>
  );
}

function scrollTo(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
