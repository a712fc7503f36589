interface Props {
  /** (x, y) is the point halfway between the centres of the circles. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The distance from (x, y) to the centre of each circle; from the radius on they are apart. */
  readonly offset: number;
}

export function OverlappingCircles({ x, y, radius, offset }: Props) {
  const halfHeight = Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
  const arc = `A${radius} ${radius} 0 0 1 0`;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth={5}>
      {halfHeight > 0 && (
        <path
          d={`M0 ${-halfHeight}${arc} ${halfHeight}${arc} ${-halfHeight}Z`}
          stroke="none"
          fill="var(--accent)"
          fillOpacity={0.28}
        />
      )}
      <circle cx={-offset} r={radius} stroke="var(--fantasy)" />
      <circle cx={offset} r={radius} stroke="var(--accent)" strokeDasharray="18 12" />
    </g>
  );
}
