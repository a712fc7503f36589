import { useEffect, useRef, useState } from 'react';
import { phraseTitle } from '../../../../domain/activity-groups.ts';
import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { Button } from '../../../ui/components/button.tsx';
import { direction } from '../../../ui/language/locale.ts';
import { formatNumber } from '../../../ui/language/numbers.ts';
import * as words from '../words.ts';
import type { TalkCard } from './guide.ts';

/** A shorter swipe counts as a press. */
const minSwipePixels = 48;

/** The right arrow steps forward in languages written from left to right. */
const right = direction === 'rtl' ? -1 : 1;
const keySteps: Readonly<Record<string, number>> = { ArrowRight: right, ArrowLeft: -right };

/** Turns cards by the arrow keys anywhere in the dialog, and by swipes across the card. */
function useSteps(go: (step: number) => void) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    const frame = element?.closest('dialog');
    const controller = new AbortController();
    const { signal } = controller;
    let start: Touch | undefined;
    // Otherwise the focus goes to the first control, and a screen reader skips the card.
    element?.focus({ preventScroll: true });
    frame?.addEventListener(
      'keydown',
      ({ key, altKey, ctrlKey, metaKey }) => {
        if (!altKey && !ctrlKey && !metaKey) go(keySteps[key] ?? 0);
      },
      { signal },
    );
    element?.addEventListener('touchstart', ({ touches }) => (start = touches[0]), {
      signal,
      passive: true,
    });
    element?.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        if (!start || !end) return;
        const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
        if (Math.abs(x) >= minSwipePixels && Math.abs(x) > Math.abs(y)) go(x < 0 ? right : -right);
      },
      { signal },
    );
    return () => controller.abort();
  }, [go]);
  return card;
}

interface Props {
  readonly cards: readonly TalkCard[];
  readonly onClose: () => void;
}

/** Shows one question at a time, in turns. Nothing is stored. */
export default function TalkCards({ cards, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const last = cards.length - 1;
  const [go] = useState(
    () => (step: number) => setIndex((before) => Math.min(last, Math.max(0, before + step))),
  );
  const card = useSteps(go);
  const { theme, asks, question } = cards[index]!;
  return (
    <ClosableDialog title={words.talkCards} onClose={onClose}>
      <div
        ref={card}
        tabIndex={-1}
        aria-live="polite"
        aria-atomic="true"
        className="flex min-h-64 touch-pan-y flex-col rounded-card bg-raised px-5 py-6 outline-none sm:px-8"
      >
        <p className="flex flex-wrap justify-between gap-x-4 text-step--1 text-muted tabular-nums">
          <span className="font-medium text-accent">{words.asks[asks]}</span>{' '}
          <span>{words.cardPlace(formatNumber(index + 1), formatNumber(cards.length))}</span>
        </p>
        <div className="my-auto py-6">
          {theme && <p className="mb-2 text-muted">{phraseTitle(theme)}</p>}
          <p className="font-display text-step-2 leading-snug text-balance">{question}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button look="secondary" aria-disabled={index === 0} onClick={() => go(-1)}>
          {words.previousCard}
        </Button>
        <Button aria-disabled={index === last} onClick={() => go(1)}>
          {words.nextCard}
        </Button>
      </div>
      <p className="text-step--1 text-muted">{words.passCard}</p>
    </ClosableDialog>
  );
}
