import { capitalise } from '../../../domain/texts.ts';
import { themes, themeFacts } from '../../../domain/themes.ts';
import { CompatibilityBand } from '../../ui/charts/compatibility-band.tsx';
import { MarkKey } from '../../ui/charts/marks.tsx';
import { NumbersTable } from '../../ui/charts/numbers-table.tsx';
import { PairKey, PairTrack } from '../../ui/charts/pair-track.tsx';
import { PolarityBar } from '../../ui/charts/polarity-bar.tsx';
import { Radar } from '../../ui/charts/radar.tsx';
import { PoleBars, SoftBar } from '../../ui/charts/soft-bar.tsx';
import { FacetTrack, ScoreTrack, TrackAxis } from '../../ui/charts/tracks.tsx';
import { Family, State } from './family.tsx';

const figures = [
  [74, 60],
  [40, 22],
  [66, 58],
  [35, 30],
  [55, 41],
  [12, 6],
  [48, 52],
  [30, 28],
  [25, 10],
  [93, 88],
] as const;
const estimate = (value: number) => ({ value, se: 7 });
const axes = themes.map((key, index) => {
  const [fantasy, activity] = figures[index] ?? [0, 0];
  const facets = { fantasy: estimate(fantasy), activity: estimate(activity) };
  return {
    key,
    name: capitalise(themeFacts[key].phrase),
    value: (fantasy + activity) / 2,
    apart: fantasy - activity > 15 ? facets : null,
    facets,
  };
});

const FacetTracks = () => (
  <State name="fantasy and activity: apart, close, at the ends, without a margin">
    <TrackAxis />
    <FacetTrack
      name="Apart"
      fantasy={{ value: 80, se: 6 }}
      activity={{ value: 30, se: 9 }}
      lettered
    />
    <FacetTrack
      name="Close"
      fantasy={{ value: 50, se: 6 }}
      activity={{ value: 51, se: 6 }}
      lettered
    />
    <FacetTrack name="At the ends" fantasy={{ value: 100, se: 5 }} activity={{ value: 0, se: 5 }} />
    <FacetTrack name="Without" fantasy={{ value: 60 }} activity={{ value: 40 }} />
  </State>
);

const OtherTracks = () => (
  <>
    <State name="one score">
      <ScoreTrack name="Score" score={{ value: 62, se: 8 }} figure="62 ±16" />
    </State>
    <State name="polarity: clear, unclear, in the middle">
      {[-80, 12, 0].map((value) => (
        <PolarityBar
          key={value}
          negative="Follower"
          positive="Leader"
          estimate={{ value, se: 14 }}
          reading={`${value}`}
        />
      ))}
    </State>
    <State name="soft bars: one score, two poles, without a margin">
      <SoftBar score={{ value: 62, se: 8 }} />
      <PoleBars label="Poles" negative={{ value: 76, se: 7 }} positive={{ value: 74, se: 7 }} />
      <PoleBars label="Poles" negative={{ value: 8, se: 5 }} positive={{ value: 87 }} />
    </State>
    <State name="two people: close, apart, far apart">
      {[50, 70, 95].map((theirs) => (
        <PairTrack key={theirs} name="Fetishism" mine={50} theirs={theirs} />
      ))}
    </State>
    <State name="compatibility: narrow, wide, at the end">
      {[
        [61, 55, 67],
        [61, 30, 88],
        [98, 90, 100],
      ].map(([percent = 0, low = 0, high = 0]) => (
        <div key={percent + low} className="max-w-72">
          <CompatibilityBand percent={percent} interval={{ low, high }} />
        </div>
      ))}
    </State>
  </>
);

const RadarAndTable = () => (
  <>
    <State name="radar">
      <div className="chart-container max-w-lg">
        <Radar axes={axes} label="Radar of ten themes" />
      </div>
    </State>
    <State name="the same as numbers">
      <NumbersTable
        caption="Fantasy and activity"
        columns={['Dimension', 'Fantasy', 'Activity']}
        rows={axes.map(({ name, facets: { fantasy, activity } }) => [
          name,
          `${fantasy.value}`,
          `${activity.value}`,
        ])}
      />
    </State>
  </>
);

export const Charts = () => (
  <Family title="Charts">
    <State name="keys">
      <MarkKey />
      <MarkKey lettered />
      <PairKey />
    </State>
    <FacetTracks />
    <OtherTracks />
    <RadarAndTable />
  </Family>
);
