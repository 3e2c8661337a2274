import { num } from "../../../numbers/value.ts";
import { matching } from "../../../writing/matching.ts";
import type { Writer } from "../../../writing/writer.ts";

export const matchLists: readonly Writer[] = [
  matching({
    name: "match-projectile-quantities",
    topic: "kinematics",
    write(random) {
      // Speeds across and upwards whose quantities are whole numbers for g = 10 m/s².
      const across = 5 * random.int(2, 6);
      const up = 10 * random.int(1, 4);
      const time = (2 * up) / 10;
      return {
        text: `A ball is thrown from level ground with a horizontal velocity of $${across}\\ \\mathrm{m/s}$ and a vertical velocity of $${up}\\ \\mathrm{m/s}$. Take $g = 10\\ \\mathrm{m/s^2}$ and neglect air resistance.`,
        headings: ["Quantity", "Value in SI units"],
        entries: [
          {
            text: "time of flight",
            amount: num(time),
            because: `$\\frac{2 \\times ${up}}{10} = ${time}$ s.`,
          },
          {
            text: "greatest height",
            amount: num((up * up) / 20),
            because: `$\\frac{${up}^2}{2 \\times 10} = ${(up * up) / 20}$ m.`,
          },
          {
            text: "range",
            amount: num(across * time),
            because: `$${across} \\times ${time} = ${across * time}$ m.`,
          },
          {
            text: "speed at the highest point",
            amount: num(across),
            because: "Only the horizontal velocity is left there.",
          },
          {
            text: "change of velocity during the whole flight, in magnitude",
            amount: num(2 * up),
            because: `The vertical velocity turns round: $2 \\times ${up} = ${2 * up}$ m/s.`,
          },
        ],
        others: [num(up), num((up * up) / 10), num((across * up) / 10), num(up / 10)],
      };
    },
  }),
  matching({
    name: "match-cell-and-resistor",
    topic: "current-electricity",
    write(random) {
      const [inner, outer, current] = [random.int(1, 2), random.int(3, 9), random.int(2, 4)];
      const emf = current * (inner + outer);
      return {
        text: `A battery with an e.m.f. of $${emf}\\ \\mathrm{V}$ and internal resistance $${inner}\\ \\mathrm{\\Omega}$ drives a current through a resistor of $${outer}\\ \\mathrm{\\Omega}$.`,
        headings: ["Quantity", "Value in SI units"],
        entries: [
          {
            text: "current",
            amount: num(current),
            because: `$\\frac{${emf}}{${inner} + ${outer}} = ${current}$ A.`,
          },
          {
            text: "voltage at the terminals",
            amount: num(current * outer),
            because: `$${current} \\times ${outer} = ${current * outer}$ V.`,
          },
          {
            text: "power in the resistor",
            amount: num(current ** 2 * outer),
            because: `$${current}^2 \\times ${outer} = ${current ** 2 * outer}$ W.`,
          },
          {
            text: "power lost inside the battery",
            amount: num(current ** 2 * inner),
            because: `$${current}^2 \\times ${inner} = ${current ** 2 * inner}$ W.`,
          },
          {
            text: "power that the battery supplies in all",
            amount: num(emf * current),
            because: `$${emf} \\times ${current} = ${emf * current}$ W.`,
          },
        ],
        others: [num(emf), num(current * inner), num(current * outer ** 2), num(emf + current)],
      };
    },
  }),
  matching({
    name: "match-oscillation-quantities",
    topic: "oscillations-and-waves",
    write(random) {
      const [amplitude, rate, mass] = [random.int(2, 5), random.int(2, 5), random.int(1, 4)];
      const speed = amplitude * rate;
      return {
        text: `A body of mass $${mass}\\ \\mathrm{kg}$ oscillates as $x = ${amplitude}\\sin ${rate}t$ in SI units.`,
        headings: ["Quantity", "Value in SI units"],
        entries: [
          {
            text: "greatest speed",
            amount: num(speed),
            because: `$A\\omega = ${amplitude} \\times ${rate} = ${speed}$ m/s.`,
          },
          {
            text: "greatest acceleration",
            amount: num(speed * rate),
            because: `$A\\omega^2 = ${speed * rate}$ m/s².`,
          },
          {
            text: "greatest force",
            amount: num(mass * speed * rate),
            because: `$m A\\omega^2 = ${mass * speed * rate}$ N.`,
          },
          {
            text: "force constant",
            amount: num(mass * rate ** 2),
            because: `$m\\omega^2 = ${mass * rate ** 2}$ N/m.`,
          },
          {
            text: "greatest momentum",
            amount: num(mass * speed),
            because: `$m A\\omega = ${mass * speed}$ kg m/s.`,
          },
        ],
        others: [num(amplitude * rate ** 3), num(mass * rate), num(amplitude ** 2 * rate), num(2 * speed)],
      };
    },
  }),
  matching({
    name: "match-gas-processes",
    topic: "thermodynamics",
    write(random) {
      const moles = random.int(2, 6);
      const rise = 10 * random.int(1, 5);
      const part = moles * rise;
      return {
        text: `The temperature of ${moles} moles of an ideal monatomic gas rises by $${rise}\\ \\mathrm{K}$ in each process. $R$ is the gas constant.`,
        headings: ["Quantity", "Value divided by $R$, in $\\mathrm{mol\\,K}$"],
        entries: [
          {
            text: "heat taken in at constant volume",
            amount: num(1.5 * part),
            because: `$\\frac{3}{2} \\times ${moles} \\times ${rise} = ${1.5 * part}$.`,
          },
          {
            text: "heat taken in at constant pressure",
            amount: num(2.5 * part),
            because: `$\\frac{5}{2} \\times ${moles} \\times ${rise} = ${2.5 * part}$.`,
          },
          {
            text: "work done by the gas at constant pressure",
            amount: num(part),
            because: `$nR\\,\\Delta T$ gives $${moles} \\times ${rise} = ${part}$.`,
          },
          {
            text: "heat taken in during an adiabatic process",
            amount: num(0),
            because: "In an adiabatic process no heat is taken in.",
          },
          {
            text: "work done by the gas in an adiabatic process",
            amount: num(-1.5 * part),
            because: `It is the loss of internal energy, $-\\frac{3}{2} \\times ${part} = ${-1.5 * part}$.`,
          },
        ],
        others: [num(3.5 * part), num(0.5 * part), num(3 * part)],
      };
    },
  }),
];
