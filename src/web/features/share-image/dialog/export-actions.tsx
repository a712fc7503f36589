import type { RefObject } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { canShareFiles } from '../export/destinations.ts';
import * as words from '../text/words.ts';
import { useExport, type ExportPhase } from './use-export.ts';

interface Props {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly description: string;
  /** Whether the picture cannot be drawn, because the visitor chose to show too little. */
  readonly isMissing?: boolean;
}

const statusText = (phase: ExportPhase): string => {
  if (phase.name === 'busy') return words.drawing;
  return phase.name === 'idle' ? '' : phase.text;
};

/** The export buttons. The picture leaves the device only if the visitor shares it. */
export function ExportActions({ drawing, description, isMissing = false }: Props) {
  const { phase, exportTo } = useExport(drawing);
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button disabled={isMissing} onClick={() => void exportTo('download')}>
          {words.save}
        </Button>
        <Button look="secondary" disabled={isMissing} onClick={() => void exportTo('copy')}>
          {words.copyImage}
        </Button>
        {canShareFiles() && (
          <Button look="secondary" disabled={isMissing} onClick={() => void exportTo('share')}>
            {words.shareImage}
          </Button>
        )}
        {!isMissing && <CopyButton value={description} label={words.copyDescription} />}
      </div>
      <StatusLine
        tone={phase.name === 'failed' ? 'poor' : 'plain'}
        className="min-h-6 text-step--1"
      >
        {statusText(phase)}
      </StatusLine>
    </div>
  );
}
