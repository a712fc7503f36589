import { failureNumber } from '../api/error.ts';

/** On a screen that could not be loaded: what to tell whoever runs the site. Nothing where the server gave no number. */
export function FailureNumber() {
  const number = failureNumber();
  return number && <p className="text-step-0">If it stays so, tell whoever runs this site this number: {number}</p>;
}
