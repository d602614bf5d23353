import type { EarlyAnswers } from '../../dataProvider/early';

/** What the boot script leaves for the console. */
export interface BootValues {
  /** The token that the address carried (`token`), taken out of it before anything else was loaded; null if there was none. */
  token: string | null;
  /** The same of `t`. */
  shortToken: string | null;
  /** What was asked for already; absent where nothing was. */
  early?: EarlyAnswers;
}

declare global {
  interface Window {
    /** Set by the boot script in index.html; absent in tests that mount a part of the console. */
    __boot?: BootValues;
  }
}
