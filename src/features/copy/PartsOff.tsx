import { useTranslate } from 'ra-core';
import { useAllPrograms } from '../../engine/shop/useAllPrograms';
import rowStyles from '../../ui/layout/cardRows.module.css';
import { PageLink } from '../../ui/navigation/PageLink';
import { useListText } from '../../ui/text/useListText';
import { usePartTitle } from '../loyalty/programs/usePartTitle';
import { type CopyChange, programContentShape } from './copyChange';

/** Names the tasks and rewards that are off in copied programs, such as those without an amount, and links to the programs. */
export function PartsOff({ changes }: { changes: readonly CopyChange[] }) {
  const translate = useTranslate();
  const listText = useListText();
  const getTitle = usePartTitle();
  const { data: programs } = useAllPrograms();
  return changes.map((change) => {
    const names = findPartsOff(change).map(({ list, part }) => getTitle(list, part));
    if (names.length === 0) return null;
    const program = programs?.find(({ name }) => name === change.name);
    return (
      <p key={change.name} className={rowStyles.small}>
        {translate('copy.recent.off', { program: change.name, names: listText(names) })}{' '}
        <PageLink to={program ? `/loyalty/${encodeURIComponent(program._id)}` : '/loyalty'}>
          {translate('copy.recent.open', { program: change.name })}
        </PageLink>
      </p>
    );
  });
}

function findPartsOff({ kind, after }: CopyChange) {
  const program = programContentShape.safeParse(after);
  if (kind !== 'programs' || !program.success) return [];
  const { tasks, rewards } = program.data;
  return [
    ...tasks.map((part) => ({ list: 'tasks', part }) as const),
    ...rewards.map((part) => ({ list: 'rewards', part }) as const),
  ].filter(({ part }) => part.isEnabled === false);
}
