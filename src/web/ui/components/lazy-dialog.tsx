import { useState, type ComponentType, type ReactNode } from 'react';
import * as words from '../words.ts';
import { Button } from './button.tsx';
import { StatusLine } from './status-line.tsx';

interface CloseProps {
  readonly onClose: () => void;
}

interface Props<P> {
  /** Loads the dialog's component. Called when the button is pressed. */
  readonly load: () => Promise<{ readonly default: ComponentType<P & CloseProps> }>;
  readonly dialog: P;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

type Phase = 'closed' | 'loading' | 'failed' | 'open';

const statusTexts = { closed: '', loading: words.opening, failed: words.partNotLoaded, open: '' };

/** A button that loads its dialog when it is pressed. */
export function LazyDialog<P extends object>({
  load,
  dialog,
  look = 'secondary',
  onOpen,
  children,
}: Props<P>) {
  const [phase, setPhase] = useState<Phase>('closed');
  const [Loaded, setLoaded] = useState<ComponentType<P & CloseProps> | null>(null);
  const open = async () => {
    setPhase('loading');
    try {
      const module = await load();
      setLoaded(() => module.default);
      setPhase('open');
      onOpen?.();
    } catch {
      setPhase('failed'); // offline, or a new release has replaced the file
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        look={look}
        aria-haspopup="dialog"
        aria-busy={phase === 'loading'}
        onClick={() => void open()}
      >
        {children}
      </Button>
      <StatusLine
        tone={phase === 'failed' ? 'poor' : 'plain'}
        className="text-step--1 empty:absolute"
      >
        {statusTexts[phase]}
      </StatusLine>
      {phase === 'open' && Loaded !== null && (
        <Loaded {...dialog} onClose={() => setPhase('closed')} />
      )}
    </div>
  );
}
