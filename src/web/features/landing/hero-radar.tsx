/** An invented profile of ten themes: [fantasy, activity, margin], each from 0 to 100. */
const example = [
  [78, 71, 7],
  [46, 33, 9],
  [69, 66, 7],
  [37, 24, 8],
  [60, 43, 10],
  [24, 15, 7],
  [64, 57, 8],
  [50, 53, 9],
  [31, 21, 8],
  [83, 86, 6],
] as const;

const radius = 150;
const pointOnAxis = (index: number, value: number) => {
  const angle = (2 * Math.PI * index) / example.length;
  return [
    (Math.sin(angle) * value * radius) / 100,
    (-Math.cos(angle) * value * radius) / 100,
  ] as const;
};
const polygon = (value: (row: (typeof example)[number]) => number) =>
  example
    .map((row, index) =>
      pointOnAxis(index, value(row))
        .map((v) => v.toFixed(1))
        .join(),
    )
    .join(' ');

const fantasyPolygon = polygon(([f]) => f);
const activityPolygon = polygon(([, a]) => a);
const marginBand = `M${polygon(([f, , m]) => f + m)}Z M${polygon(([f, , m]) => f - m)}Z`;

export function HeroRadar() {
  return (
    <figure className="mx-auto w-full max-w-md lg:max-w-none">
      <svg viewBox="-172 -172 344 344" aria-hidden="true" className="hero-radar w-full">
        {[25, 50, 75, 100].map((ring) => (
          <circle key={ring} r={(ring * radius) / 100} className="ring" />
        ))}
        {example.map(([f], index) => {
          const [x, y] = pointOnAxis(index, 100);
          return <line key={f} x2={x} y2={y} className="ring" />;
        })}
        <path d={marginBand} className="margin" fillRule="evenodd" />
        <polygon points={fantasyPolygon} className="fantasy" />
        <polygon points={activityPolygon} className="activity" />
        {example.map(([f, a], index) => {
          const [fx, fy] = pointOnAxis(index, f);
          const [ax, ay] = pointOnAxis(index, a);
          return (
            <g key={f}>
              <circle cx={fx} cy={fy} r="3.6" className="fantasy-mark" />
              <path d={`M${ax} ${ay - 4.6}l4.6 4.6-4.6 4.6-4.6-4.6z`} className="activity-mark" />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-step--1 text-muted">
        <span>Invented example:</span>
        <span className="inline-flex items-center gap-2">
          <svg viewBox="-5 -5 10 10" className="size-2.5" aria-hidden="true">
            <circle r="4.5" fill="var(--fantasy)" />
          </svg>
          imagined
        </span>
        <span className="inline-flex items-center gap-2">
          <svg viewBox="-5 -5 10 10" className="size-3" aria-hidden="true">
            <path d="M0-5 5 0 0 5-5 0z" fill="var(--activity)" />
          </svg>
          wanted
        </span>
      </figcaption>
    </figure>
  );
}
