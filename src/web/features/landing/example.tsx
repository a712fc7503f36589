import * as words from './words.ts';

/** An invented profile of ten themes: [fantasy, activity], each from 0 to 100. */
const example = [
  [78, 72],
  [44, 31],
  [56, 49],
  [35, 24],
  [62, 32],
  [14, 9],
  [69, 63],
  [53, 55],
  [26, 15],
  [84, 85],
] as const;

/** From this value on, a theme is marked by a point and a strong label. */
const minMarked = 68;
const radius = 120;
const labelRadius = 134;

function pointOnAxis(index: number, length: number) {
  const angle = (2 * Math.PI * index) / example.length;
  return { x: Math.round(Math.sin(angle) * length), y: Math.round(-Math.cos(angle) * length) };
}

const polygon = (facet: 0 | 1) =>
  example
    .map((values, index) => {
      const { x, y } = pointOnAxis(index, (values[facet] * radius) / 100);
      return `${x},${y}`;
    })
    .join(' ');

const anchor = (x: number) => (x > 9 ? 'start' : x < -9 ? 'end' : 'middle');

export const ExampleChart = () => (
  <svg
    viewBox="-196 -154 392 312"
    role="img"
    aria-label={words.chartLabel}
    className="example-chart w-full"
  >
    <circle r={radius} />
    <circle r={radius / 2} />
    {example.map(([fantasy], index) => {
      const end = pointOnAxis(index, radius);
      const { x, y } = pointOnAxis(index, labelRadius);
      return (
        <g key={fantasy} className={fantasy < minMarked ? undefined : 'strong'}>
          <line x2={end.x} y2={end.y} />
          <text x={x} y={y + 5} textAnchor={anchor(x)}>
            {words.chartThemes[index]}
          </text>
        </g>
      );
    })}
    <polygon points={polygon(0)} className="fantasy" />
    <polygon points={polygon(1)} className="activity" />
    {example.map(([fantasy], index) => {
      const { x, y } = pointOnAxis(index, (fantasy * radius) / 100);
      return fantasy < minMarked ? null : (
        <circle key={fantasy} cx={x} cy={y} r={4.5} className="mark" />
      );
    })}
  </svg>
);

interface KeyProps {
  readonly className: string;
  readonly children: string;
}

const Key = ({ className, children }: KeyProps) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 28 10" aria-hidden="true" className="example-chart h-2.5 w-7">
      <path d="M0 5h28" className={className} />
    </svg>
    {children}
  </span>
);

export const Example = () => (
  <section aria-labelledby="example" className="border-t border-line pt-8 pb-12 sm:pb-16">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id="example">{words.whatYouGet}</h2>
      <p className="text-step--1 text-muted">{words.inventedExample}</p>
    </div>
    <div className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-2">
      <figure>
        <figcaption className="mb-4 font-display text-step-1 text-balance">
          {words.exampleLine}
        </figcaption>
        <ExampleChart />
        <p className="flex flex-wrap justify-center gap-x-6 text-step--1 text-muted">
          <Key className="fantasy">{words.imagined}</Key>
          <Key className="activity">{words.done}</Key>
        </p>
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
