import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { ButtonRow } from './button-row.tsx';
import * as words from './words.ts';

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
        {words.whatIsSent(host, model)}
      </p>
      <ButtonRow>
        <Button look="primary" aria-describedby="insight-sent" onClick={onAgree}>
          {words.agree}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.notNow}
        </Button>
      </ButtonRow>
    </>
  );
}
