import type { ComponentType } from 'react';
import type { FieldKind } from '../../../resources/field';
import type { CellProps } from '../records/cell';
import { BooleanCell, CountCell, DiscountCell, MarkCell, MoneyCell, PointsCell, RatingCell } from './numberCells';
import { AttachmentsCell, OrderCell, PersonCell, ProductCell, QuestionCell, ReviewCell } from './referenceCells';
import {
  ChoiceCell,
  CodeCell,
  CountryCell,
  DeadlineCell,
  InstantCell,
  LineCell,
  ProgramCell,
  TextCell,
} from './textCells';

/** The component of each field kind. */
export const cells: Readonly<Record<FieldKind, ComponentType<CellProps>>> = {
  attachments: AttachmentsCell,
  boolean: BooleanCell,
  choice: ChoiceCell,
  code: CodeCell,
  count: CountCell,
  country: CountryCell,
  deadline: DeadlineCell,
  discount: DiscountCell,
  email: LineCell,
  instant: InstantCell,
  longText: TextCell,
  mark: MarkCell,
  money: MoneyCell,
  order: OrderCell,
  person: PersonCell,
  points: PointsCell,
  product: ProductCell,
  program: ProgramCell,
  question: QuestionCell,
  rating: RatingCell,
  review: ReviewCell,
  text: TextCell,
};

/** Kinds whose null has a meaning. */
export const kindsWithMeaningfulNull: ReadonlySet<FieldKind> = new Set<FieldKind>(['program']);

/** Kinds whose outer element can be the link that opens the record (`wrap`), which saves an element in each row. */
export const linkableKinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['person']);

/** Kinds short enough to join the line before them. */
export const inlineKinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['country']);
