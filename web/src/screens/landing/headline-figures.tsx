import classes from "./landing.module.css";

const FIGURES = [
  { value: "10K+", label: "Active learners" },
  { value: "50K+", label: "MCQ questions" },
  { value: "95%", label: "Success rate" },
  { value: "4.8", label: "User rating" },
];

export function HeadlineFigures() {
  return (
    <dl className={classes.figures}>
      {FIGURES.map(({ value, label }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
