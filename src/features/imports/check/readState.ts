import { normalizeCell } from './cellText';
import { foldName } from './monthNames';
import { readCountry } from './readCountry';

/** Codes and names of the states of the US, and of the provinces of Canada. Many codes are also those of countries. */
const STATES = {
  US:
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
    'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
    'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
    'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
    'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
    'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
    'WV West Virginia,WI Wisconsin,WY Wyoming',
  CA:
    'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,' +
    'NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
} as const;

const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([country, states]) =>
    states
      .split(',')
      .flatMap((state) => [state.slice(0, 2), state.slice(3)].map((text) => [foldName(text), country] as const)),
  ),
);

/** Returns the country (ISO 3166-1 alpha-2) of a state of the US or a province of Canada, or null for other texts. */
export const readState = (text: string): string | null =>
  text.length > 30 ? null : (countries.get(foldName(normalizeCell(text).replace(/^(?:US|CA)-/, ''))) ?? null);

/** Whether a text is a state, but no country, unlike CA. */
export const isOnlyState = (text: string): boolean => readState(text) !== null && readCountry(text) === null;
