import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { DisputeNotice } from '../../../engine/editing/DisputeNotice';
import { EditBar } from '../../../engine/editing/EditBar';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { useEdited } from '../../../engine/editing/useEdited';
import { useShop } from '../../../engine/shop';
import { firstField } from '../../../ui/focusable';
import { lazyPart } from '../../../ui/lazyPart';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { Spinner } from '../../../ui/Spinner';
import { PublishFailure } from '../PublishFailure';
import { countChanges, type LookFault, lookChange, lookFaults, lookOf, lookShape } from './look';
import { TabContent } from './TabContent';
import { ThemeHead } from './ThemeHead';
import styles from './theme.module.css';
import { type ThemeTab, tabAddress, themeTabs } from './themeTabs';
import { useLookWords } from './useLookWords';
import { usePublishLook } from './usePublishLook';

const LookPreview = lazyPart(() => import('./LookPreview'));

const nothing: Readonly<Record<string, string>> = {};

/** The theme that is edited: what its tabs show is one draft, and what is not published is told below all of them. */
export function ThemeEditor({ tab }: { tab: ThemeTab }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { settings } = useShop();
  const saved = useMemo(() => lookOf(settings), [settings]);
  const edited = useEdited({ saved, name: 'edit:theme', shape: lookShape });
  const { publish, failure } = usePublishLook(edited);
  const [isChecked, setChecked] = useState(false);
  const words = useLookWords();
  const faults = lookFaults(saved, edited.value);
  const count = countChanges(lookChange(saved, edited.value));
  const hasBeside = tab === '' || tab === 'css';

  const show = async (fault: LookFault) => {
    await navigate(tabAddress(fault === 'css' ? 'css' : ''), { replace: true });
    for (const place of document.querySelectorAll<HTMLElement>('[data-field]')) {
      if (place.dataset['field'] !== fault) continue;
      (place.querySelector<HTMLElement>('[aria-invalid], [contenteditable]') ?? firstField(place))?.focus();
    }
  };
  const tryPublish = () => {
    // The page may be a key behind.
    const [first] = lookFaults(saved, edited.latest());
    setChecked(first !== undefined);
    if (first !== undefined) void show(first);
    else publish();
  };
  const isOwn = (to: string | null) => to !== null && themeTabs.some((one) => tabAddress(one) === to);
  const says = (
    <>
      {edited.isSaving ? translate('theme.bar.saving') : translate('theme.bar.changes', { smart_count: count })}
      {isChecked && faults.length > 0 && (
        <span className={styles.faults}>{translate('theme.bar.faults', { smart_count: faults.length })}</span>
      )}
    </>
  );
  return (
    <>
      <ThemeHead tab={tab} />
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Notice tone="info" title={translate('editing.restored')} />}
        {failure && edited.isChanged && <PublishFailure failure={failure} nameOf={words.field} />}
        <DisputeNotice disputes={edited.disputes} decide={edited.decide} nameOf={words.name} textOf={words.text} />
        <div className={hasBeside ? styles.columns : undefined}>
          <div className={styles.stack}>
            <Suspense fallback={<Spinner label />}>
              <TabContent
                tab={tab}
                edited={edited}
                saved={saved}
                isChecked={isChecked}
                faults={faults}
                refused={failure?.fields ?? nothing}
              />
            </Suspense>
          </div>
          {hasBeside && (
            <Suspense fallback={<Skeleton height={480} />}>
              <LookPreview look={edited.value} saved={saved} listen={edited.listen} latest={edited.latest} />
            </Suspense>
          )}
        </div>
      </div>
      <EditBar edited={edited} says={says} publish={translate('theme.bar.publish')} onPublish={tryPublish} />
      <EditGuard when={(to) => !isOwn(to) && (edited.isSaving || edited.holdsWork())} />
    </>
  );
}
