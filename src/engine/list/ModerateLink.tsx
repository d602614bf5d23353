import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { useProvider } from '../shop/useProvider';

/** Links to the moderation queue of the list's pending records, with their number. Reads the list contexts. */
export function ModerateLink() {
  const { isPending } = useListContext();
  const { entity } = useEntityListContext();
  const { waiting = '', views } = entity.list;
  const dataProvider = useProvider();
  const translate = useTranslate();
  const { data } = useQuery({
    ...countQuery(dataProvider, entity, views[waiting] ?? {}),
    enabled: waiting !== '' && !isPending,
  });
  if (waiting === '' || !data?.total) return null;
  return (
    <ButtonLink kind="primary" to={`/moderate?of=${entity.name}`}>
      {translate('list.moderate', { count: data.total })}
    </ButtonLink>
  );
}
