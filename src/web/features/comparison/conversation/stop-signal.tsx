import * as words from './words.ts';

export const StopSignal = () => (
  <>
    <ul>
      {words.signals.map((signal) => (
        <li key={signal} className="border-t border-line py-3">
          <span className="block max-w-3xl">{signal}</span>
        </li>
      ))}
    </ul>
    <p className="guide-blanks">
      <span>{words.ourWord}</span>
      <span>{words.slower}</span>
      <span>{words.ourSign}</span>
    </p>
  </>
);
