import drawing from "../look/drawing.module.css";
import { Letters } from "../look/letters.tsx";
import { type Component, HALF, LABEL_ABOVE } from "./circuit-layout.ts";

const ZIGZAG = "M-18 0l3 -7l6 14l6 -14l6 14l6 -14l6 14l3 -7";
const ROUND = "M-18 0H-12M12 0H18M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0";

/** The standard symbols of textbooks, 36 wide around the middle of the wire. */
const SIGNS: Record<Component["kind"], string> = {
  resistor: ZIGZAG,
  rheostat: `${ZIGZAG}M-13 14L12 -13M5 -12.5L12 -13L11.5 -6`,
  cell: "M-18 0H-4M4 0H18M-4 -14V14",
  battery: "M-18 0H-11M11 0H18M-11 -14V14M4 -14V14M-2.5 0h1.5M0 0h1.5",
  "ac-source": `${ROUND}M-7 0c2 -8 5 -8 7 0s5 8 7 0`,
  lamp: `${ROUND}M-8.5 -8.5L8.5 8.5M-8.5 8.5L8.5 -8.5`,
  ammeter: ROUND,
  voltmeter: ROUND,
  galvanometer: ROUND,
  capacitor: "M-18 0H-4M4 0H18M-4 -12V12M4 -12V12",
  inductor: "M-18 0a4.5 5.5 0 0 1 9 0a4.5 5.5 0 0 1 9 0a4.5 5.5 0 0 1 9 0a4.5 5.5 0 0 1 9 0",
  diode: "M-18 0H-8M8 0H18M-8 -9V9L8 0ZM8 -9V9",
  switch: "",
};

const THICK: Partial<Record<Component["kind"], string>> = { cell: "M4 -7V7", battery: "M-4 -7V7M11 -7V7" };
const LETTER: Partial<Record<Component["kind"], string>> = {
  ammeter: "A",
  voltmeter: "V",
  galvanometer: "G",
};

export function ComponentSign({ component: { kind, label, open } }: { component: Component }) {
  const letter = LETTER[kind];
  const thick = THICK[kind];
  return (
    <>
      {kind === "switch" ? (
        <>
          <path d={`M${-HALF} 0H-12M12 0H${HALF}M-12 0${open ? "L9 -13" : "H12"}`} className={drawing.ink} />
          <circle cx={-12} r={2.4} className={drawing.solid} />
          <circle cx={12} r={2.4} className={drawing.solid} />
        </>
      ) : (
        <path d={SIGNS[kind]} className={drawing.ink} />
      )}
      {thick && <path d={thick} className={drawing.ink} style={{ strokeWidth: 3.5 }} />}
      {letter && (
        <text textAnchor="middle" fontSize={13}>
          {letter}
        </text>
      )}
      {label && (
        <text y={-LABEL_ABOVE} textAnchor="middle">
          <Letters text={label} />
        </text>
      )}
    </>
  );
}
