import { useEffect, useState } from 'react';
import { defaultScaleLabels } from '../../../../domain/survey.ts';
import { call } from '../../../platform/session/call.ts';

export type Labels = typeof defaultScaleLabels;

/**
 * Returns the default labels until the labels of the server are loaded. If loading fails, the
 * default labels stay (spec §8).
 */
export function useScaleLabels(): Labels {
  const [labels, setLabels] = useState(defaultScaleLabels);
  useEffect(() => {
    call('scaleLabels').then(
      (loaded) =>
        setLabels(
          defaultScaleLabels.map(({ value, label }) => ({
            value,
            label: loaded.find((one) => one.value === value)?.label ?? label,
          })),
        ),
      () => setLabels(defaultScaleLabels),
    );
  }, []);
  return labels;
}

/** The values 1, 4 and 7 are the anchors of the scale: their labels are always shown (spec §2). */
export const isAnchor = ({ value }: Labels[number]): boolean => value % 3 === 1;
