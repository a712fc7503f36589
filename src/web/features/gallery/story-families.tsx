import { themes } from '../../../domain/themes.ts';
import { Example } from '../landing/example.tsx';
import { SampleQuestion } from '../landing/sample-question.tsx';
import { readPictureSubject } from '../profile/first-screen/picture-subject.ts';
import { type PictureSubject, readFrames } from '../share-image/frames.ts';
import { PairCard } from '../share-image/pair-card.tsx';
import { StoryFrame } from '../share-image/story-frame.tsx';
import { firstChoice, selectShown, type StoryChoice } from '../share-image/story.ts';
import { BackgroundSwitch, Switch } from '../share-image/switch.tsx';
import { Family, State } from './family.tsx';
import { portraits } from './invented/invented-portraits.ts';
import '../landing/landing.css';

export const Landing = () => (
  <Family title="Landing: a question to try, an invented example">
    <SampleQuestion />
    <Example />
  </Family>
);

const wave = (index: number, from: number): number => from + 12 * ((index * 7) % 4);

const fullReading = portraits['all that can be said'];

/** An invented profile that has earned every frame. */
const subject: PictureSubject = {
  line: [
    { text: 'Leads', certainty: 'clearly', theme: 'DS' },
    { text: 'sensory', certainty: 'probably', theme: 'SENS' },
    { text: 'likes to be chased', certainty: 'probably', theme: 'PRIMAL' },
  ],
  claims: fullReading ? readPictureSubject(fullReading).claims : [],
  themes: themes.map((key, index) => ({
    key,
    score: { value: wave(index, 34), se: 5 },
    fantasy: { value: wave(index, 45), se: 5 },
    activity: { value: wave(index, 22), se: 6 },
  })),
  polarities: { DS: { value: 60, se: 9 }, PRIMAL: { value: -45, se: 12 } },
  title: 'Dominant',
};

const Frames = ({ choice }: { readonly choice: StoryChoice }) => (
  <div className="grid max-w-4xl grid-cols-2 gap-4 lg:grid-cols-3">
    {readFrames(subject).map((frame) => {
      const shown = selectShown(frame, choice);
      return shown && <StoryFrame key={frame.kind} shown={shown} choice={choice} label="" />;
    })}
  </div>
);

export function Stories() {
  const dark = firstChoice('dark');
  const redacted = ['lead.Leads', 'surprise.sentence', 'imagined.facets', 'boundary.sentence'];
  return (
    <Family title="Pictures: the frames of a story">
      <State name="dark, as at first">
        <Frames choice={dark} />
      </State>
      <State name="light, with name, archetype and a line, some of it hidden">
        <Frames choice={{ background: 'light', hidden: redacted, caption: 'Ask me' }} />
      </State>
      <State name="switches">
        <Switch label="Leads" isOn onToggle={() => undefined} />
        <Switch label="Archetype" hint="Dominant" isOn={false} onToggle={() => undefined} />
        <BackgroundSwitch background="dark" onChange={() => undefined} />
      </State>
      <State name="two people">
        <div className="grid max-w-3xl grid-cols-2 gap-4">
          {([0.3, 0.8] as const).map((overlap) => (
            <PairCard
              key={overlap}
              pair={{ level: 'Compatible', tone: 'good', overlap, shared: ['Fetishism'] }}
              choice={{ background: 'dark', hidden: [] }}
              label=""
            />
          ))}
        </div>
      </State>
    </Family>
  );
}
