import { requestId } from './error.ts';

/** On a screen that could not be loaded: what to tell whoever runs the site. Nothing where the server gave no number. Outside an alert, so that it can be read again. */
export function RequestIdNote({ error }: { readonly error: unknown }) {
  const number = requestId(error);
  return (
    number && (
      <div className="text-step-0">
        <p>If it stays so, tell whoever runs this site this number:</p>
        <p className="text-text">{number}</p>
      </div>
    )
  );
}
