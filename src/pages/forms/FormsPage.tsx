import '../../../i18n/en/areas/forms';
import '../../../i18n/en/areas/widgets';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { EditorSkeleton } from '../../engine/storefront/EditorSkeleton';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { FormList } from './list/FormList';

const FormEditorPage = lazyPart(() => import('./editor/FormEditorPage'));
const SubmissionsPage = lazyPart(() => import('./submissions/SubmissionsPage'));

/** The forms: their list, the editor of one at `/form/<id>`, and what it received at `/form/<id>/submissions`. */
export default function FormsPage() {
  const { '*': rest = '' } = useParams();
  const [id = '', part] = rest.split('/');
  if (id === '') return <FormList />;
  if (part === 'submissions') {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <SubmissionsPage key={id} id={id} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <FormEditorPage key={id} id={id} />
    </Suspense>
  );
}
