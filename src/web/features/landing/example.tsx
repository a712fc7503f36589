import { ExampleChart } from './example-chart.tsx';
import * as words from './words.ts';

const Key = ({
  className,
  children,
}: {
  readonly className: string;
  readonly children: string;
}) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 28 10" aria-hidden="true" className="example-chart h-2.5 w-7">
      <path d="M0 5h28" className={className} />
    </svg>
    {children}
  </span>
);

/** An invented profile, and how it meets another. */
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
