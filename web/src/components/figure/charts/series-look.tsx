/** Series differ by colour, and without colour by fill pattern, marker and dashes. */
export const toneOf = (series: number) => `var(--figure-${(series % 4) + 1})`;
export const fillOf = (patterns: string, series: number) =>
  series === 0 ? toneOf(0) : `url(#${patterns}-${series})`;
export const dashesOf = (series: number) => ["none", "7 4", "2 4", "9 3 2 3"][series % 4];

/** The fill patterns of the second, third and fourth series. */
export function Fillings({ id }: { id: string }) {
  const frame = { patternUnits: "userSpaceOnUse" as const, width: 7, height: 7 };
  return (
    <defs>
      <pattern id={`${id}-1`} {...frame} patternTransform="rotate(45)">
        <rect width="7" height="7" fill={toneOf(1)} fillOpacity="0.3" />
        <rect width="3.2" height="7" fill={toneOf(1)} />
      </pattern>
      <pattern id={`${id}-2`} {...frame}>
        <rect width="7" height="7" fill={toneOf(2)} fillOpacity="0.18" />
        <circle cx="3.5" cy="3.5" r="1.5" fill={toneOf(2)} />
      </pattern>
      <pattern id={`${id}-3`} {...frame} patternTransform="rotate(-45)">
        <rect width="7" height="7" fill="var(--figure-paper)" />
        <path d="M0 0H7M0 0V7" stroke={toneOf(3)} strokeWidth="1.4" />
      </pattern>
    </defs>
  );
}

interface MarkerProps {
  series: number;
  x: number;
  y: number;
}

const MARKERS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
  "M-4 -4H4V4H-4Z",
  "M0 -5.2L5 3.8H-5Z",
  "M0 -5.6L5.6 0L0 5.6L-5.6 0Z",
];

export function Marker({ series, x, y }: MarkerProps) {
  return (
    <path
      d={MARKERS[series % 4]}
      transform={`translate(${x} ${y})`}
      fill={toneOf(series)}
      stroke="var(--figure-paper)"
      strokeWidth="1.2"
    />
  );
}
