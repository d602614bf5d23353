import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ProgramChange } from '../../../../dataProvider/methods/programCalls';
import { customers } from '../../../../resources/customers';
import type { Program } from '../../../../resources/programs';
import { useSaveDraft } from '../../../engine/drafts/useDraft';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { createRandomId } from '../../../lib/createRandomId';
import { formatPoints } from '../../../lib/format/formatPoints';
import { stripBidiMarks } from '../../../lib/format/stripBidiMarks';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import sheets from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import { Modal } from '../../../ui/overlays/Modal';
import { getProgramDraftName } from '../draft/programDraft';
import {
  copyProgramContent,
  fetchProgram,
  fillProgram,
  type NewProgram,
  removeProgram,
  renameProgram,
} from '../programs/programList';
import { useCreateProgram } from '../programs/useCreateProgram';
import { useOutcomeText } from '../programs/useOutcomeText';
import { useProgramPorts } from '../programs/useProgramList';
import { buildProgramUrl } from './CreateProgram';
import { NameDialog } from './NameDialog';
import { ProgramStats } from './ProgramStats';
import type { ProgramDialogProps } from './programDialog';
import styles from './programs.module.css';
import { useMemberCount } from './useMemberCount';
import type { OrderValue } from './useOrderValue';

/** Confirmation dialog for deleting a program. Shows its number of members. */
function RemoveProgram({ program, title, onClose }: Omit<ProgramDialogProps, 'programs'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const outcomeText = useOutcomeText();
  const saveDraft = useSaveDraft();
  const { siteName } = useCurrentSite();
  const queryClient = useQueryClient();
  const { ports, removeFromCache, refetch } = useProgramPorts();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  const remove = async () => {
    setErrorMessage(null);
    const outcome = await removeProgram(ports, program._id);
    void refetch();
    if (outcome.kind !== 'done') return setErrorMessage(outcomeText('remove', outcome));
    removeFromCache(program._id);
    saveDraft(getProgramDraftName(program._id), '');
    void queryClient.invalidateQueries({ queryKey: [customers.name] });
    notify(translate('programs.done.remove', { name: title }), { type: 'success' });
    onClose();
  };
  return (
    <Modal
      danger
      title={translate('programs.dialog.removeTitle', { name: title })}
      submitLabel={translate('programs.dialog.removeSubmit')}
      onCancel={onClose}
      onSubmit={remove}
      error={errorMessage}
    >
      <MemberCount programId={program._id} />
      <p>{translate('programs.dialog.removeText', { site: siteName })}</p>
    </Modal>
  );
}

function MemberCount({ programId }: { programId: string }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: count, isPending } = useMemberCount(programId);
  const getMessage = () => {
    if (isPending) return translate('programs.dialog.counting');
    if (count === null || count === undefined) return translate('programs.dialog.notCounted');
    if (count === 0) return translate('programs.dialog.noMembers');
    return translate('programs.dialog.members', { smart_count: count, count: formatPoints(count, locale) });
  };
  return <p aria-busy={isPending}>{getMessage()}</p>;
}

/** Dialog that creates a copy of a program. */
function DuplicateProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const outcomeText = useOutcomeText();
  const { ports, upsert, refetch } = useProgramPorts();
  const { create: createProgram, reportCreated } = useCreateProgram();
  /** Copy from a failed attempt that is still empty; the next attempt fills it instead of creating another one. */
  const pendingCopy = useRef<{ request: NewProgram; copy: Program; content: ProgramChange } | null>(null);

  const createCopy = async (name: string, key: string) => {
    const fresh = await fetchProgram(ports, program._id);
    if (fresh.kind === 'gone') return translate('programs.failure.gone');
    if (fresh.kind !== 'done') return outcomeText('duplicate', fresh);
    const request = { name, key, known: new Set(programs.map(({ _id }) => _id)) };
    const created = await createProgram(request);
    if (created.kind !== 'done') return outcomeText('duplicate', created);
    const content = copyProgramContent(fresh.value, createRandomId);
    pendingCopy.current = { request, copy: created.value, content };
    return null;
  };
  const fillCopy = async (name: string, key: string) => {
    const failure = pendingCopy.current ? null : await createCopy(name, key);
    if (failure !== null || !pendingCopy.current) return failure;
    const { request, copy, content } = pendingCopy.current;
    // The name may have been edited since the copy was created.
    const filled = await fillProgram(ports, copy, { ...(copy.name !== name && { name }), ...content });
    if (filled.kind !== 'done') return outcomeText('fill', filled, copy.name ?? name);
    upsert(filled.value);
    reportCreated(request, filled.value, translate('programs.done.duplicate', { name }));
    onClose();
    return null;
  };
  const duplicate = async (name: string, key: string) => {
    const failure = await fillCopy(name, key);
    if (failure !== null) void refetch();
    return failure;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.duplicateTitle', { name: title })}
      text={translate('programs.dialog.duplicateText')}
      submitLabel={translate('programs.dialog.duplicateSubmit')}
      draft={`create:programCopy.${program._id}`}
      initialName={stripBidiMarks(translate('programs.dialog.copyOf', { name: title }))}
      otherPrograms={programs}
      onCancel={onClose}
      onSubmit={duplicate}
    />
  );
}

/** Dialog that renames a program. */
function RenameProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const outcomeText = useOutcomeText();
  const { ports, upsert, refetch } = useProgramPorts();
  // The program as displayed, so that renames by other users since then are detected.
  const [seen, setSeen] = useState<Program>(program);

  const rename = async (name: string) => {
    const outcome = await renameProgram(ports, { _id: seen._id, before: seen.name, name });
    void refetch();
    if (outcome.kind === 'gone') return translate('programs.failure.gone');
    if (outcome.kind === 'renamed') {
      setSeen(outcome.program);
      return translate('programs.failure.renamed', { name: outcome.program.name ?? '' });
    }
    if (outcome.kind !== 'done') return outcomeText('rename', outcome);
    upsert(outcome.value);
    notify(translate('programs.done.rename', { name }), { type: 'success' });
    onClose();
    return null;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.renameTitle', { name: title })}
      submitLabel={translate('programs.dialog.renameSubmit')}
      draft={`edit:programName.${program._id}`}
      initialName={program.name ?? ''}
      otherPrograms={programs.filter(({ _id }) => _id !== program._id)}
      onCancel={onClose}
      onSubmit={rename}
    />
  );
}

const dialogs = { rename: RenameProgram, duplicate: DuplicateProgram, remove: RemoveProgram };

interface ProgramCardProps {
  program: Program;
  programs: readonly Program[];
  /** The program of customers that aren't assigned to one. */
  isDefault: boolean;
  orderValue: OrderValue;
}

/** List item of a program, with its metrics and actions. */
export function ProgramCard({ program, programs, isDefault, orderValue }: ProgramCardProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const name = program.name?.trim() || translate('loyalty.untitled');
  const Dialog = open && dialogs[open];
  return (
    <li>
      <article aria-labelledby={id} className={sheets.sheet}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={id} className={styles.name}>
              <Link to={buildProgramUrl(program._id)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            {isDefault && <StatusBadge tone="neutral">{translate('programs.default')}</StatusBadge>}
          </div>
          <div className={styles.actions}>
            <ButtonLink
              size="small"
              to={buildProgramUrl(program._id)}
              aria-label={translate('programs.editNamed', { name })}
            >
              {translate('programs.edit')}
            </ButtonLink>
            <Menu
              label={translate('programs.more', { name })}
              icon="more"
              size="small"
              align="end"
              entries={[
                { key: 'rename', label: translate('programs.rename'), onSelect: () => setOpen('rename') },
                {
                  key: 'duplicate',
                  label: translate('programs.duplicate'),
                  onSelect: () => setOpen('duplicate'),
                },
                {
                  key: 'remove',
                  danger: true,
                  label: translate('programs.remove'),
                  onSelect: () => setOpen('remove'),
                },
              ]}
            />
          </div>
        </header>
        <ProgramStats program={program} orderValue={orderValue} />
      </article>
      {Dialog && <Dialog program={program} title={name} programs={programs} onClose={() => setOpen(null)} />}
    </li>
  );
}
