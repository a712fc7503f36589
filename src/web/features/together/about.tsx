import * as words from './words.ts';

/** What a shared reading shows, and what it never shows. */
export const About = () => (
  <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
    <Points title={words.bothOfYouWillSee} points={words.seen} sign="shown" />
    <Points title={words.neitherOfYouWillSee} points={words.unseen} sign="hidden" />
  </div>
);

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly sign: keyof typeof signs;
}

const signs = { shown: 'M3 8.5l3.2 3.2L13 4.8', hidden: 'M4 8h8' } as const;
const signColours = { shown: 'text-good', hidden: 'text-muted' } as const;

const Points = ({ title, points, sign }: PointsProps) => (
  <section>
    <h2 className="text-step-1">{title}</h2>
    <ul className="mt-3">
      {points.map((point) => (
        <li
          key={point}
          className="grid grid-cols-[1rem_1fr] items-baseline gap-x-3 border-t border-line py-2.5 leading-snug"
        >
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-4 translate-y-0.5 ${signColours[sign]}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={signs[sign]} />
          </svg>
          {point}
        </li>
      ))}
    </ul>
  </section>
);
