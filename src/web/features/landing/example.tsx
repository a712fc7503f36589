import { locale } from '../../ui/language/locale.ts';
import * as words from './words.ts';

/** The outline of an invented profile, on ten axes of 120 units. */
const outline = 'M0,-92L27,-37L60,-20L34,11L33,46L0,14L-48,66L-62,20L-24,-8L-61,-83Z';
/** Its strongest themes: the corner of the outline, and the anchor of the name. */
const strongest = [
  ['DS', 0, -92, 'middle', 0, -132],
  ['PRIMAL', -48, 66, 'end', -77, 112],
  ['SENS', -61, -83, 'end', -77, -102],
] as const;

/** Does without the profile's radar, which would outweigh the rest of the page. */
const ExampleChart = () => (
  <svg
    direction="ltr"
    viewBox={locale === 'en' ? '-212 -150 350 276' : '-266 -150 404 276'}
    role="img"
    aria-label={words.chartLabel}
    className="mx-auto w-full max-w-96"
    fill="none"
    stroke="var(--line)"
  >
    {[30, 60, 90, 120].map((radius) => (
      <circle key={radius} r={radius} />
    ))}
    <path d={outline} fill="var(--fantasy)" fillOpacity={0.16} stroke="var(--fantasy)" />
    {strongest.map(([theme, cx, cy, anchor, x, y]) => (
      <g key={theme} stroke="none">
        <circle cx={cx} cy={cy} r={4} fill="var(--fantasy)" />
        <text x={x} y={y} textAnchor={anchor} fontSize={15} fontWeight={600} fill="var(--text)">
          {words.names[theme]}
        </text>
      </g>
    ))}
  </svg>
);

export const Example = () => (
  <section aria-labelledby="example" className="border-t border-line pt-8 pb-12 sm:pb-16">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id="example">{words.whatYouGet}</h2>
      <p className="text-step--1 text-muted">{words.inventedExample}</p>
    </div>
    <div className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-2">
      <figure className="min-w-0">
        <figcaption className="mb-4 font-display text-step-1 text-balance">
          {words.exampleLine}
        </figcaption>
        <ExampleChart />
      </figure>
      <div>
        <h3>{words.whereYouMeet}</h3>
        <dl>
          {words.meetings.map(([group, rows]) => (
            <div key={group} className="mt-4">
              <dt className="border-b-2 border-text pb-1 font-display text-step-1">{group}</dt>
              {rows.map(([theme, text]) => (
                <dd key={theme} className="border-b border-line py-2">
                  <b className="font-semibold">{theme}</b>
                  <br />
                  <span className="text-muted">{text}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
);
