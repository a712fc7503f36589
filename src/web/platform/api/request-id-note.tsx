import * as words from '../words.ts';
import { requestId } from './error.ts';

/**
 * Shows the request id when a screen fails to load, so that the visitor can quote it to the
 * operator. Renders nothing if the server sent no id. Place it beside an alert, not inside, so that
 * visitors can move to it and read it again.
 */
export function RequestIdNote({ error }: { readonly error: unknown }) {
  const id = requestId(error);
  return (
    id && (
      <div className="text-step-0">
        <p>{words.sendNumber}</p>
        <p className="text-text">{id}</p>
      </div>
    )
  );
}
