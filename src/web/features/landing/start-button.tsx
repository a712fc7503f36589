import { Button } from '../../ui/components/button.tsx';
import type { Start } from './use-start.ts';
import * as words from './words.ts';

interface Props {
  readonly start: Start;
  readonly children: string;
}

export function StartButton({ start: { isCreating, start }, children }: Props) {
  return (
    <Button disabled={isCreating} onClick={() => void start()} className="px-8 py-4">
      {isCreating ? words.creatingAccount : children}
    </Button>
  );
}
