const steps = [
  [
    'Take Assessment',
    '48 core questions, then 15-25 chosen for you. 10-15 minutes, saved after every answer.',
  ],
  [
    'Get Your Profile',
    'Visual charts of ten dimensions and six polarities, each with its margin, and personalised insights in words, AI-generated where you allow it.',
  ],
  [
    'Compare & Share',
    'With one person or with many, by a code that you can take back at any time.',
  ],
] as const;

export const HowItWorks = () => (
  <section aria-labelledby="how" className="pt-20 sm:pt-28">
    <h2 id="how">How It Works</h2>
    <ol className="steps mt-6">
      {steps.map(([title, text]) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 gap-y-1 border-t border-line py-6 md:grid-cols-[4rem_16rem_1fr]"
        >
          <h3>{title}</h3>
          <p className="col-start-2 max-w-xl text-muted md:col-start-3">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
