const signals = [
  'One word that stops everything at once, and one that means slower. Many use “red” and “yellow”, since neither is said by chance.',
  'One sign for when speaking is not possible: three taps, or letting fall something held in the hand.',
  'Whoever says stop gives no reason at that moment. The other stops at once, and asks what is needed.',
  'Before: where it ends, and how you look after each other then. A day later: what was good, and what was not.',
] as const;

export const StopSignal = () => (
  <div className="break-inside-avoid">
    <h3 className="mt-12">Agree on a stop signal</h3>
    <ul className="mt-3">
      {signals.map((signal) => (
        <li key={signal} className="border-t border-line py-3">
          <span className="block max-w-3xl">{signal}</span>
        </li>
      ))}
    </ul>
    <p className="guide-blanks">
      <span>Our word:</span>
      <span>Slower:</span>
      <span>Our sign:</span>
    </p>
  </div>
);
