import { useId, useState } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import * as words from './words.ts';

/** A sentence to change, copy or hand to the share sheet. Nothing of it is stored or sent by us. */
export function SendableSentence({ draft }: { readonly draft: string }) {
  const [text, setText] = useState(draft);
  const id = useId();
  return (
    <section className="own-only rounded-card bg-raised px-4 pb-3 sm:px-5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6">
        <label htmlFor={id} className="me-auto text-step--1 text-muted">
          {words.sendable}
        </label>
        <CopyButton value={text} label={words.copySentence} className="min-w-11 text-step--1" />
        {typeof navigator !== 'undefined' && typeof navigator.share === 'function' && (
          <Button
            look="quiet"
            className="text-step--1"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {words.sendSentence}
          </Button>
        )}
      </div>
      <textarea
        id={id}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        className="block w-full resize-none border-b border-line-strong bg-transparent pb-1 font-display text-[1.15rem] leading-snug [field-sizing:content]"
      />
    </section>
  );
}
