import { capitalise } from '../../../domain/english.ts';
import { themeFacts, themes, type Theme } from '../../../domain/themes.ts';
import { Radar } from '../../ui/charts/radar.tsx';
import { formatList } from '../../ui/language/numbers.ts';
import * as words from './words.ts';

/** An invented profile: how strong each interest is, from 0 to 100. */
const example: Readonly<Record<Theme, number>> = {
  DS: 77,
  SM: 38,
  BOND: 53,
  EXVOY: 30,
  FET: 47,
  HUMIL: 12,
  PRIMAL: 68,
  ROLE: 54,
  ENM: 21,
  SENS: 86,
};
const strongest: readonly Theme[] = ['DS', 'PRIMAL', 'SENS'];
const furthest = formatList(strongest.map((theme) => themeFacts[theme].phrase));
const phrase = (theme: Theme): string => capitalise(themeFacts[theme].phrase);
const axes = themes.map((key) => ({ key, name: phrase(key), value: example[key] }));

export const Example = () => (
  <section aria-labelledby="example" className="border-t border-line pt-8 pb-12 sm:pb-16">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id="example">{words.whatYouGet}</h2>
      <p className="text-step--1 text-muted">{words.inventedExample}</p>
    </div>
    <div className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-2">
      <figure className="chart-container min-w-0">
        <figcaption className="mb-4 font-display text-step-1 text-balance">
          {words.exampleLine}
        </figcaption>
        <Radar axes={axes} label={words.chartLabel(furthest)} highlighted={strongest} />
      </figure>
      <div>
        <h3>{words.whereYouMeet}</h3>
        <dl>
          {words.meetings.map(([group, rows]) => (
            <div key={group} className="mt-4">
              <dt className="border-b-2 border-text pb-1 font-display text-step-1">{group}</dt>
              {themes.map(
                (theme) =>
                  rows[theme] && (
                    <dd key={theme} className="border-b border-line py-2">
                      <b className="font-semibold">{phrase(theme)}</b>
                      <br />
                      <span className="text-muted">{rows[theme]}</span>
                    </dd>
                  ),
              )}
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
);
