import type { ReactNode } from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The number of the picture's units in one pixel of the chart. */
  readonly scale: number;
  /** Height of the chart in its own pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Places a chart of the profile page in a picture and enlarges it. */
export const PlacedChart = ({ x, y, width, scale, height, children }: Props) => (
  <svg
    x={x}
    y={y}
    width={width}
    height={height * scale}
    viewBox={`0 0 ${width / scale} ${height}`}
    overflow="visible"
  >
    {children}
  </svg>
);
