import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Program } from '../../../../resources/programs';
import { ButtonLink } from '../../../ui/ButtonLink';
import { classes } from '../../../ui/classes';
import { Menu } from '../../../ui/Menu';
import { StatePill } from '../../../ui/StatePill';
import sheets from '../../../ui/sheet.module.css';
import { programAddress } from './CreateProgram';
import { DuplicateProgram } from './DuplicateProgram';
import { ProgramFigures } from './ProgramFigures';
import styles from './programs.module.css';
import { RemoveProgram } from './RemoveProgram';
import { RenameProgram } from './RenameProgram';
import type { OrderValue } from './useOrderValue';

const dialogs = { rename: RenameProgram, duplicate: DuplicateProgram, remove: RemoveProgram };

interface ProgramCardProps {
  program: Program;
  programs: readonly Program[];
  /** Customers without a programme of their own are in it. */
  isDefault: boolean;
  orderValue: OrderValue;
}

/** A programme in the list: its figures, and what can be done with it. */
export function ProgramCard({ program, programs, isDefault, orderValue }: ProgramCardProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const name = program.name?.trim() || translate('loyalty.untitled');
  const Dialog = open && dialogs[open];
  return (
    <li>
      <article aria-labelledby={id} className={classes(sheets.sheet, styles.card)}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={id} className={styles.name}>
              <Link to={programAddress(program._id)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            {isDefault && <StatePill tone="neutral">{translate('programs.default')}</StatePill>}
          </div>
          <div className={styles.acts}>
            <ButtonLink
              size="small"
              to={programAddress(program._id)}
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
        <ProgramFigures program={program} orderValue={orderValue} />
      </article>
      {Dialog && <Dialog program={program} title={name} programs={programs} onClose={() => setOpen(null)} />}
    </li>
  );
}
