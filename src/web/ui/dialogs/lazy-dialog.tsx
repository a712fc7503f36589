import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { StatusLine } from '../components/status-line.tsx';

interface Closing {
  readonly onClose: () => void;
}

interface Props<P> {
  /** Fetches the dialog at the first press and not before. */
  readonly load: () => Promise<{ readonly default: ComponentType<P & Closing> }>;
  readonly dialog: P;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

type Phase = 'closed' | 'loading' | 'failed' | 'open';

const said = {
  closed: '',
  loading: 'Opening…',
  failed: 'This part could not be loaded. Check the connection, then load the page again.',
  open: '',
} as const satisfies Record<Phase, string>;

/** A button and the dialog behind it, which costs the page nothing until it is asked for. */
export function LazyDialog<P extends object>({
  load,
  dialog,
  look = 'secondary',
  onOpen,
  children,
}: Props<P>) {
  const [phase, setPhase] = useState<Phase>('closed');
  const [Shown, setShown] = useState<ComponentType<P & Closing> | null>(null);
  const open = async () => {
    setPhase('loading');
    try {
      const loaded = await load();
      setShown(() => loaded.default);
      setPhase('open');
      onOpen?.();
    } catch {
      setPhase('failed'); // no connection, or a newer version of the site has replaced the file
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
        className="text-step--1 empty:hidden"
      >
        {said[phase]}
      </StatusLine>
      {phase === 'open' && Shown !== null && (
        <Shown {...dialog} onClose={() => setPhase('closed')} />
      )}
    </div>
  );
}
