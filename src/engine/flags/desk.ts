/** All of the flags that is not needed before the rows of a list stand. */
export { FlaggedOnly } from './FlaggedOnly';
export { FlagPills } from './FlagPills';
export { flagRecords } from './flagRecords';
export { NoneFlagged } from './NoneFlagged';
