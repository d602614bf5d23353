import { useDataProvider, useDelete, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import type { ProgramContent } from '../../../../resources/loyalty/programKinds';
import type { Program } from '../../../../resources/programs';
import { useSaveDraft } from '../../../engine/drafts/draftStore';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { getProgramName } from '../../../engine/shop/programs';
import { createRandomId } from '../../../lib/createRandomId';
import { formatPoints } from '../../../lib/format/formatPoints';
import { stripBidiMarks } from '../../../lib/format/text';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import sheets from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import { Modal } from '../../../ui/overlays/Modal';
import { getProgramDraftName } from '../draft/programDraft';
import { useCreateProgram } from '../programs/useCreateProgram';
import { useProgramFailure } from '../programs/useProgramFailure';
import { useReadProgram } from '../programs/useProgramList';
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
  const getFailure = useProgramFailure();
  const saveDraft = useSaveDraft();
  const [deleteOne] = useDelete();
  const { siteName } = useCurrentSite();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  const remove = async () => {
    setErrorMessage(null);
    const { _id: id } = program;
    try {
      await deleteOne('programs', { id, previousData: { ...program, id } }, { returnPromise: true });
    } catch (thrown) {
      return setErrorMessage(getFailure('remove', thrown));
    }
    saveDraft(getProgramDraftName(id), '');
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
  const createProgram = useCreateProgram('duplicate');
  const readProgram = useReadProgram();

  const duplicate = async (name: string) => {
    const getContent = async () => {
      const source = await readProgram(program._id);
      if (!source) throw new AppError({ kind: 'notFound', fresh: null });
      return copyProgramContent(source);
    };
    const done = translate('programs.done.duplicate', { name });
    const { failure } = await createProgram({ name, getContent, done });
    if (failure === null) onClose();
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

/** The content of a program. Tasks and rewards get new ids. */
function copyProgramContent({ tasks, rewards, settings }: Program): ProgramContent {
  const copyPart = <Part extends object>(part: Part) => ({ ...part, _id: createRandomId() });
  return {
    ...(tasks && { tasks: tasks.map(copyPart) }),
    ...(rewards && { rewards: rewards.map(copyPart) }),
    ...(Object.keys(Object(settings)).length > 0 && { settings }),
  };
}

/** Dialog that renames a program. */
function RenameProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const getFailure = useProgramFailure();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  // The name as displayed, so that renames by other users since then are detected.
  const [seen, setSeen] = useState(program.name);

  const rename = async (name: string) => {
    const { _id: id } = program;
    const previousData = { ...program, id, name: seen };
    try {
      await dataProvider.update('programs', { id, data: { name }, previousData, meta: { expect: { name: seen } } });
    } catch (thrown) {
      const { kind, fresh } = toAppError(thrown);
      const current = fresh?.['name'];
      if (kind !== 'conflict' || typeof current !== 'string' || current === seen) return getFailure('rename', thrown);
      setSeen(current);
      return translate('programs.failure.renamed', { name: current });
    }
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
  const name = getProgramName(program, translate);
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
