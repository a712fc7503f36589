import type { ProfileView } from '../profile-view.ts';
import { ThemeCard } from './theme-card.tsx';
import * as words from './words.ts';

/** From here on a card says 'Limited Interest'. */
const leastOfInterest = 2.5;

export const ThemeSection = ({ themes }: Pick<ProfileView, 'themes'>) => (
  <section aria-labelledby="dimensions" className="pt-3 sm:pt-12">
    <h2 id="dimensions" className="text-step-1">
      {words.themes}
    </h2>
    {themes.every(({ isThin, sevenPoint }) => !isThin && sevenPoint < leastOfInterest) && (
      <p className="mt-2 text-muted">{words.nothingHere}</p>
    )}
    <ul className="mt-1 grid grid-cols-1 gap-1 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] sm:mt-4 sm:items-start sm:gap-x-16 sm:gap-y-2 md:grid-cols-2 print:grid-cols-1">
      {themes.map((theme) => (
        <ThemeCard key={theme.key} theme={theme} />
      ))}
    </ul>
  </section>
);
