import * as words from './words.ts';

const sources = [
  words.samejima1969,
  words.segall1996,
  words.mulder2009,
  words.choi2010,
  words.drasgow1985,
  words.weierstall2017,
  words.holvoet2017,
  words.joyal2017,
  words.haupert2017,
];

export function Sources() {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
        {words.sources}
      </summary>
      <ul
        className="mt-3 flex list-disc flex-col gap-2 ps-5 text-step--1 text-muted"
        data-citations
      >
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
