/** Which colours of a theme must be told from which, and whether they can be. */
import type { ThemeColour, WidgetTheme } from '../../../../resources/widgetTheme';
import { contrastRatio, wantedRatio } from '../../../lib/colour/contrast';
import { nearestPassing, type Wanted } from '../../../lib/colour/nearestPassing';
import type { Scheme } from '../../../theme/tokens';
import { drawnColours, grounds } from '../preview/colours';

/** The pairs, by what is read or seen in them. */
export const pairNames = ['buttonText', 'brand', 'star', 'button'] as const;
export type PairName = (typeof pairNames)[number];

interface Pair {
  front: ThemeColour;
  /** Null: what the widgets stand on. */
  back: ThemeColour | null;
  ratio: number;
}

const pairs: Readonly<Record<PairName, Pair>> = {
  buttonText: { front: 'btnPrimaryColor', back: 'btnPrimaryBg', ratio: wantedRatio.text },
  // Links and the names of things are written in it.
  brand: { front: 'brandPrimaryColor', back: null, ratio: wantedRatio.text },
  star: { front: 'psrStarColor', back: null, ratio: wantedRatio.graphic },
  button: { front: 'btnPrimaryBg', back: null, ratio: wantedRatio.graphic },
};

/** One click that mends a pair: the colours that it sets, one where one is enough. */
export type Offer = Readonly<Partial<Record<ThemeColour, string>>>;

/** A pair of colours, and what is wrong with it. */
export interface CheckedPair {
  name: PairName;
  front: string;
  back: string;
  ratio: number;
  wanted: number;
  passes: boolean;
  /** Ways to mend it; none for a pair that passes, at least one for any other. */
  offers: readonly Offer[];
}

/** Every pair of a theme in a light or a dark shop. What is offered passes in all of its pairs there. */
export function checkPairs(theme: WidgetTheme, scheme: Scheme): readonly CheckedPair[] {
  const drawn = drawnColours(theme);
  const colourOf = (name: ThemeColour | null) => (name === null ? grounds[scheme].ground : drawn[name]);
  const wantedOf = (name: ThemeColour): readonly Wanted[] =>
    pairNames.flatMap((one) => {
      const { front, back, ratio } = pairs[one];
      if (front === name) return [{ against: colourOf(back), ratio }];
      return back === name ? [{ against: colourOf(front), ratio }] : [];
    });
  return pairNames.map((name) => {
    const { front, back, ratio: wanted } = pairs[name];
    const shown = { front: colourOf(front), back: colourOf(back) };
    const ratio = contrastRatio(shown.front, shown.back);
    const passes = ratio >= wanted;
    const single = (passes ? [] : [front, ...(back === null ? [] : [back])]).flatMap((one): Offer[] => {
      const colour = nearestPassing(colourOf(one), wantedOf(one));
      return colour === null ? [] : [{ [one]: colour }];
    });
    const offers = passes || single.length > 0 ? single : [wholeButton(drawn, grounds[scheme].ground)];
    return { name, ...shown, ratio, wanted, passes, offers };
  });
}

/** Where no ground of the button can be told both from the page and from its text: another ground, and another text on it. */
function wholeButton(drawn: Readonly<Record<ThemeColour, string>>, page: string): Offer {
  const nearest = (colour: string, wanted: Wanted) => nearestPassing(colour, [wanted]) ?? colour;
  const btnPrimaryBg = nearest(drawn.btnPrimaryBg, { against: page, ratio: pairs.button.ratio });
  const text = { against: btnPrimaryBg, ratio: pairs.buttonText.ratio };
  return { btnPrimaryBg, btnPrimaryColor: nearest(drawn.btnPrimaryColor, text) };
}
