import { PartSheet } from './PartSheet';

/** The tasks and the rewards of a programme, each in its order. */
export function PartsTab() {
  return (
    <>
      <PartSheet list="tasks" />
      <PartSheet list="rewards" />
    </>
  );
}
