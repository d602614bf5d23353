import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ButtonLink } from '../../ui/ButtonLink';
import { useProvider } from '../useProvider';
import { useEntityWords } from '../words';
import { useListView } from './ListViewContext';
import { countQuery } from './listQuery';

/** The way to the queue of what waits in this list; the count is that of its tab. */
export function ModerateLink() {
  const { entity, state } = useListView();
  const { waiting = '', views } = entity.list;
  const dataProvider = useProvider();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const { data } = useQuery({
    ...countQuery(dataProvider, entity, views[waiting] ?? {}),
    enabled: waiting !== '' && state.kind !== 'loading',
  });
  if (waiting === '' || !data?.total) return null;
  return (
    <ButtonLink to={`/moderate?of=${entity.name}`}>
      {translate('list.moderate', { count: data.total, view: words.view(waiting).toLocaleLowerCase() })}
    </ButtonLink>
  );
}
