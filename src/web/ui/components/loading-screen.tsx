import { Spinner } from './spinner.tsx';

interface Props {
  readonly title: string;
  readonly text?: string;
  /** Shows the page at once, for a wait that is meant to be seen. */
  readonly isPrompt?: boolean;
}

/** A page that is loading. It fades in after a delay, so that a short wait shows nothing. */
export const LoadingScreen = ({ title, text, isPrompt = false }: Props) => (
  <output
    className={`${isPrompt ? '' : 'appear-late '}flex grow flex-col items-center justify-center gap-4 py-24 text-center`}
  >
    <Spinner />
    {/* The space is kept, or a screen reader would say both texts as one word. */}
    <span className="mt-2 font-display text-step-2 leading-tight whitespace-pre-wrap">
      {title}{' '}
    </span>{' '}
    {text && <span className="text-muted">{text}</span>}
  </output>
);
