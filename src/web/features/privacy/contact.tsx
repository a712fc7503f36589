import { site } from '../../platform/site/site.ts';

export function Contact() {
  if (site.contact === null)
    return (
      <p>
        Whoever runs this copy of the program has not said how to be reached. Think twice before you
        answer, if that matters to you.
      </p>
    );
  const address = site.contact.replace(/^mailto:/, '');
  return (
    <p>
      Questions, and wishes about your data, go to{' '}
      <a
        className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        href={address.includes('@') ? `mailto:${address}` : address}
        rel="noreferrer"
      >
        {address}
      </a>
      .
    </p>
  );
}
