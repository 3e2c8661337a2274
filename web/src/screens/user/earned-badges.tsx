import { BadgeMedal } from "../../components/badges/badge-medal.tsx";
import { type BadgeFigures, earnedBadges } from "../../components/badges/badge-rules.ts";
import classes from "./earned-badges.module.css";

/** A person's badges in a line; hidden without any. */
export function EarnedBadges({ figures }: { figures: BadgeFigures }) {
  const badges = earnedBadges(figures);
  if (badges.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Achievements">
      {badges.map(({ name, goal }) => (
        <li key={name} className={classes.chip} title={goal}>
          <BadgeMedal name={name} isEarned size={28} />
          {name}
        </li>
      ))}
    </ul>
  );
}
