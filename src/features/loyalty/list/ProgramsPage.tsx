import '../../../../i18n/en/areas/programs';
import '../../../../i18n/en/areas/loyalty';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import cardStyles from '../../../ui/layout/Card.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useProgramList } from '../programs/useProgramList';
import { CreateProgram } from './CreateProgram';
import { ProgramCard } from './ProgramCard';
import styles from './programs.module.css';
import { useOrderValue } from './useOrderValue';

/** List of the loyalty programs. Programs can be created, renamed, duplicated, and deleted here. */
export default function ProgramsPage() {
  const translate = useTranslate();
  const query = useProgramList();
  const { programs, isPending } = query;
  const orderValue = useOrderValue();
  const [isCreating, setCreating] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Deleting a program removes the button that has the focus.
  useFocusRestore(list);
  const create = (
    <Button kind="primary" icon="plus" disabled={programs === null} onClick={() => setCreating(true)}>
      {translate('programs.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('pages.loyalty.title')}
        subtitle={translate('programs.subtitle')}
        actions={programs?.length !== 0 && create}
      />
      {isPending && <ProgramsSkeleton />}
      <ReadFailure title={translate('programs.failed')} read={query} />
      {programs?.length === 0 && (
        <div className={cardStyles.sheet}>
          <EmptyState title={translate('list.state.empty')} text={translate('programs.emptyText')} action={create} />
        </div>
      )}
      {programs && programs.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={translate('pages.loyalty.title')} className={styles.list}>
          {programs.map((program, index) => (
            <ProgramCard
              key={program._id}
              program={program}
              programs={programs}
              isDefault={index === 0 && programs.length > 1}
              orderValue={orderValue}
            />
          ))}
        </ul>
      )}
      {isCreating && programs && <CreateProgram programs={programs} onClose={() => setCreating(false)} />}
    </>
  );
}

/** Loading placeholder of the program list. */
function ProgramsSkeleton() {
  const translate = useTranslate();
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden>{translate('list.state.loading', { name: translate('pages.loyalty.title') })}</VisuallyHidden>
      {[180, 140].map((width) => (
        <div key={width} className={cardStyles.sheet}>
          <div className={styles.head}>
            <Skeleton width={width} height={20} />
          </div>
          <div className={styles.figures}>
            {Array.from({ length: 5 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move.
              <div key={index} className={styles.figure}>
                <Skeleton width={80} />
                <Skeleton width={120} height={20} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
