import { Button } from '../../ui/components/button.tsx';

interface Props {
  readonly isCreating: boolean;
  readonly onStart: () => Promise<void>;
  readonly children: string;
}

export function StartButton({ isCreating, onStart, children }: Props) {
  return (
    <Button disabled={isCreating} onClick={() => void onStart()} className="px-8 py-4">
      {isCreating ? 'Creating Account...' : children}
    </Button>
  );
}
