import type { ReportFault } from './tolerantParse';

const told = new Set<string>();

/** Tells the console once of every place where the provider's answers are not what they should be; never of a value. */
export function reportFaultsOf(what: string): ReportFault {
  return (path) => {
    const place = `${what}: ${path}`;
    if (told.has(place)) return;
    told.add(place);
    console.warn(`The server sent something unexpected in ${place}`);
  };
}
