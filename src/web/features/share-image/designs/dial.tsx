interface Props {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly axisCount: number;
}

const ticksPerAxis = 10;

/** Draws fine ticks around a star without names. The ticks at the ends of its axes are longer. */
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
