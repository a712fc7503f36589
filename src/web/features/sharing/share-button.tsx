import { useState } from 'react';
import { Button } from '../../ui/components/button.tsx';
import * as words from './words.ts';

/** Hands the link to the share sheet of a phone. Without one, there is no button. */
export function ShareButton({ address }: { readonly address: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (typeof navigator.share !== 'function') return null;
  const share = async () => {
    setHasFailed(false);
    try {
      await navigator.share({ url: address });
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      setHasFailed(!isDismissed);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void share()}>
        {words.share}
      </Button>
      <output className="order-last basis-full text-step--1 text-poor empty:absolute">
        {hasFailed && words.notShared}
      </output>
    </>
  );
}
