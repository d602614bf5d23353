import '../../../i18n/en/areas/flags';

/** The code of the moderation flags; loaded while the rows are read. */
export { FlagPills } from './FlagPills';
export { flagPage, followHidden } from './hiddenFlags';
