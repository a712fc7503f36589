import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { ButtonRow } from './button-row.tsx';

interface Props {
  readonly host: string;
  readonly model: string;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for consent. The sentence takes the focus, so that screen readers read it before the button.
 */
export function InsightConsent({ host, model, onAgree, onClose }: Props) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <>
      <p ref={sentence} id="insight-sent" tabIndex={-1} className="mt-3 leading-relaxed">
        Your scores and their margins are sent to {host}, whose model {model} writes the text; no
        answers, no codes, and nothing that says who you are. What that service keeps of them is for
        it to say.
      </p>
      <ButtonRow>
        <Button look="primary" aria-describedby="insight-sent" onClick={onAgree}>
          Agree and write
        </Button>
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      </ButtonRow>
    </>
  );
}
