import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { useKeepFocus } from '../../../ui/useKeepFocus';
import { CreateProgram } from './CreateProgram';
import { ProgramCard } from './ProgramCard';
import { ProgramsSkeleton } from './ProgramsSkeleton';
import styles from './programs.module.css';
import { useOrderValue } from './useOrderValue';
import { useProgramList } from './useProgramList';

/** The loyalty programmes of the shop, each with its figures; they are made, renamed, copied and deleted here. */
export default function ProgramsPage() {
  const translate = useTranslate();
  const { programs, error, isPending, isFetching, retry } = useProgramList();
  const orderValue = useOrderValue();
  const [isCreating, setCreating] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // A programme that is deleted takes the button along that had the focus.
  useKeepFocus(list);
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
      {error && programs === null && (
        <ErrorState title={translate('programs.failed')} error={error} busy={isFetching} onRetry={retry} />
      )}
      {error && programs && (
        <Notice
          tone="waiting"
          action={
            <Button size="small" busy={isFetching} onClick={retry}>
              {translate('ui.retry')}
            </Button>
          }
        >
          {translate('programs.stale')}
        </Notice>
      )}
      {programs?.length === 0 && (
        <EmptyState title={translate('list.state.empty')} text={translate('programs.emptyText')} action={create} />
      )}
      {programs && programs.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={translate('pages.loyalty.title')} className={styles.list}>
          {programs.map((program, place) => (
            <ProgramCard
              key={program._id}
              program={program}
              programs={programs}
              isDefault={place === 0 && programs.length > 1}
              orderValue={orderValue}
            />
          ))}
        </ul>
      )}
      {isCreating && programs && <CreateProgram programs={programs} onClose={() => setCreating(false)} />}
    </>
  );
}
