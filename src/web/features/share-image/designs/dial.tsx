interface Props {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly axisCount: number;
}

const ticksPerAxis = 10;

/**
 * Draws a ring of fine ticks around a star chart whose axes have no names. The tick at the end of
 * each axis is longer.
 */
export const Dial = ({ x, y, radius, axisCount }: Props) => (
  <g
    transform={`translate(${x} ${y})`}
    stroke="var(--muted)"
    strokeWidth={1.6}
    strokeLinecap="round"
  >
    {Array.from({ length: axisCount * ticksPerAxis }, (_, index) => (
      <line
        key={index}
        y1={-radius}
        y2={-radius + (index % ticksPerAxis === 0 ? 20 : 9)}
        transform={`rotate(${(index * 360) / (axisCount * ticksPerAxis)})`}
        opacity={index % ticksPerAxis === 0 ? 0.9 : 0.5}
      />
    ))}
  </g>
);
