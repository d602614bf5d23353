import type { ComponentType } from 'react';
import type { FieldKind } from '../../../resources/field';
import { AttachmentsCell } from './AttachmentsCell';
import { ChoiceCell } from './ChoiceCell';
import type { CellProps } from './cell';
import { DiscountCell } from './DiscountCell';
import { BooleanCell, CountCell, MarkCell, PointsCell, RatingCell } from './numberCells';
import { PersonCell } from './PersonCell';
import { OrderCell, ProductCell, QuestionCell, ReviewCell } from './referenceCells';
import { CodeCell, CountryCell, DeadlineCell, InstantCell, LineCell, ProgramCell, TextCell } from './textCells';

/** How each kind of field is read; a new kind is not complete without its line here. */
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

/** Kinds whose null is a meaning of its own, not an absence. */
export const meaningfulWhenNull: ReadonlySet<FieldKind> = new Set<FieldKind>(['program']);

/** Kinds so short that they share the line before them. */
export const sharingKinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['country']);

/** Kinds whose cell keeps nothing of its own, so that it may go on to another record. */
export const restingKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'boolean',
  'choice',
  'count',
  'country',
  'deadline',
  'discount',
  'email',
  'instant',
  'mark',
  'order',
  'person',
  'points',
  'product',
  'program',
  'question',
  'rating',
  'review',
]);
