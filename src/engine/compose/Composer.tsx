import { Suspense } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyPart } from '../../ui/lazyPart';
import { Spinner } from '../../ui/Spinner';
import type { ComposerProps } from './useComposer';

const TextComposer = lazyPart(() => withWords(['compose', 'replies'], () => import('./TextComposer')));

/** The box in which a text of a record is written, in place; its code comes with the first. */
export function Composer(props: ComposerProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <TextComposer key={`${props.record.id} ${props.name}`} {...props} />
    </Suspense>
  );
}
