import { Suspense } from 'react';
import { Spinner } from '../../ui/icons/Spinner';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { ComposerProps } from './useComposer';

const TextComposer = lazyPart(() => import('./TextComposer'));

/** Lazy-loaded inline composer for a text of a record. */
export function Composer(props: ComposerProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <TextComposer key={`${props.record.id} ${props.name}`} {...props} />
    </Suspense>
  );
}
