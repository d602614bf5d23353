import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Program } from '../../../../resources/programs';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import sheets from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import { buildProgramUrl } from './CreateProgram';
import { DuplicateProgram } from './DuplicateProgram';
import { ProgramStats } from './ProgramStats';
import styles from './programs.module.css';
import { RemoveProgram } from './RemoveProgram';
import { RenameProgram } from './RenameProgram';
import type { OrderValue } from './useOrderValue';

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
