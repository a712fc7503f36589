import { ThemeStatistics } from '../statistics/theme-statistics.tsx';
import { toStatisticsView } from '../statistics/view-model/theme-view.ts';
import { Family } from './family.tsx';
import { inventedStatistics } from './invented/invented-statistics.ts';

const { themes, highest } = toStatisticsView(inventedStatistics);

/** Two sides with every bar, and hidden bars. */
export const SomeStatistics = () => (
  <Family title="Statistics">
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
      {[themes[0], themes[6]].map(
        (view) => view && <ThemeStatistics key={view.theme} view={view} highest={highest} />,
      )}
    </div>
  </Family>
);
