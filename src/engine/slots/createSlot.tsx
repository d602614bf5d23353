import '../../../i18n/en/areas/slots';
import { useTranslate } from 'ra-core';
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { recordError } from '../../lib/storage/supportFacts';
import type { LoadComponent } from '../../slots/pageSlots';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { LoadError } from '../../ui/lazy/LoadError';
import { lazyComponent } from '../../ui/lazy/lazyPart';
import { type LazyCode, lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { loadOfExtension } from './loadOfExtension';

/**
 * The code of a slot, for those who load it before it is rendered.
 * @param name path in `defineConsole`: the slot, a dot, and the name
 */
export const createSlotCode = <Props extends object>(name: string, load: LoadComponent<Props>): LazyCode<Props> =>
  lazyWithRetry(async () => {
    try {
      return await loadOfExtension(load);
    } catch (error) {
      console.warn(`the slot ${name} of the extension could not be loaded`, error);
      recordError(`${name}: ${error}`);
      throw error;
    }
  });

/**
 * Makes a component of a loader of the extension. If its code throws or can't be loaded, a message with its name is
 * shown in its place, and the rest of the page isn't affected. Call it at the top level of a module, so that the code is
 * loaded once.
 * @param name path in `defineConsole`: the slot, a dot, and the name
 */
export function createSlot<Props extends object>(
  name: string,
  load: LoadComponent<Props>,
  code: LazyCode<Props> = createSlotCode(name, load),
): ComponentType<Props> {
  const Content = lazyComponent(code, (failedCode) => <SlotLoadError name={name} code={failedCode} />);
  return (props) => <SlotFrame name={name}>{createElement(Content, props)}</SlotFrame>;
}

/**
 * Makes a component of each own part of a page, by name.
 * @param place the key of `defineConsole`
 */
export const createSlots = <Props extends object>(
  place: string,
  parts: readonly { name: string; load?: LoadComponent<Props> }[],
): Readonly<Record<string, ComponentType<Props>>> =>
  Object.fromEntries(
    parts.flatMap(({ name, load }) => (load === undefined ? [] : [[name, createSlot(`${place}.${name}`, load)]])),
  );

/** Confines an error to a slot. */
function SlotFrame({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <ErrorBoundary label={translate('slots.name', { name })} text={translate('slots.text')}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function SlotLoadError({ name, code }: { name: string; code: Pick<LazyCode<never>, 'fetch' | 'forget'> }) {
  const translate = useTranslate();
  return <LoadError title={translate('ui.boundary.title', { label: translate('slots.name', { name }) })} code={code} />;
}
