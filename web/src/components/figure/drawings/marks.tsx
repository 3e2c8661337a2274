import drawing from "../look/drawing.module.css";
import { Letters, OverText } from "../look/letters.tsx";
import type { PlacedLabel, Spot } from "../measure/place-labels.ts";

/** The head of an arrow that ends here, in a direction (radians, y downwards). */
export function ArrowTip({ x, y, angle, tone }: Spot & { angle: number; tone?: string | undefined }) {
  return (
    <path
      d="M0 0L-9 -3.8L-7 0L-9 3.8Z"
      transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`}
      fill={tone ?? "var(--figure-ink)"}
    />
  );
}

export function Dot({ x, y, isOpen = false }: Spot & { isOpen?: boolean }) {
  return <circle cx={x} cy={y} r={isOpen ? 4 : 3.6} className={isOpen ? drawing.open : drawing.solid} />;
}

export function Labels({ labels }: { labels: readonly PlacedLabel[] }) {
  return labels.map(({ text, x, y, isCrossed }) =>
    isCrossed ? (
      <OverText key={`${text} ${x} ${y}`} x={x} y={y} anchor="middle" text={text} />
    ) : (
      <text key={`${text} ${x} ${y}`} x={x} y={y} textAnchor="middle">
        <Letters text={text} />
      </text>
    ),
  );
}
