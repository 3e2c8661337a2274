import type { Note } from "./note.ts";

export const notes: readonly Note[] = [
  {
    topic: "current-electricity",
    about: "Ohm's law says that the current through a conductor at constant temperature is proportional to the potential difference across it, $V = IR$. Current electricity is about charge on the move: what drives it and what hinders it.",
    know: [
      { name: "Electric current", aliases: ["current", "ampere"], text: "The charge that passes a cross-section per second, in amperes (coulombs per second). Its direction is that of positive charge, against the electrons.", formula: "I = \\frac{Q}{t} = nAev_d" },
      { name: "Ohm's law", aliases: ["ohms law", "V = IR"], text: "At constant temperature the current through a metallic conductor is proportional to the voltage across it; the ratio is the resistance, in ohms. Diodes and electrolytes need not obey it.", formula: "V = IR" },
      { name: "Resistance and resistivity", aliases: ["resistivity", "resistance of a wire"], text: "Resistance grows with length $L$ and falls with area $A$; resistivity $\\rho$, in ohm metres, belongs to the material and rises with temperature in metals.", formula: "R = \\rho \\frac{L}{A}" },
      { name: "Resistors in series and parallel", aliases: ["series and parallel", "equivalent resistance", "combination of resistors"], text: "In series the current is common and resistances add; in parallel the voltage is common and reciprocals add.", formula: "R_s = R_1 + R_2, \\quad \\frac{1}{R_p} = \\frac{1}{R_1} + \\frac{1}{R_2}" },
      { name: "Kirchhoff's laws", aliases: ["Kirchhoff", "junction rule", "loop rule"], text: "Currents into a junction equal currents out of it (charge is conserved); around a closed loop the changes of potential add up to zero (energy is conserved)." },
      { name: "EMF and internal resistance", aliases: ["emf", "terminal voltage", "cells"], text: "A cell of electromotive force $\\varepsilon$ and internal resistance $r$ that delivers a current $I$ shows less than $\\varepsilon$ at its terminals.", formula: "V = \\varepsilon - Ir" },
      { name: "Electric power and Joule heating", aliases: ["electric power", "Joule's law of heating", "kilowatt hour"], text: "Power is in watts; one kilowatt hour is $3.6 \\times 10^6\\ \\mathrm{J}$.", formula: "P = VI = I^2 R = \\frac{V^2}{R}" },
      { name: "Wheatstone bridge", aliases: ["metre bridge", "balanced bridge"], text: "It is balanced, with no current through the galvanometer, when the ratios of its arms are equal.", formula: "\\frac{P}{Q} = \\frac{R}{S}" },
    ],
    asked: "Find an equivalent resistance, a current or a terminal voltage; compare bulbs; say what stretching a wire does.",
    traps: [
      "A wire stretched to twice its length has four times the resistance, because its area halves.",
      "An ammeter goes in series, a voltmeter in parallel.",
      "In series the bulb of larger resistance glows brighter; in parallel the one of smaller resistance does.",
    ],
    example: {
      question: "A cell of emf $12\\ \\mathrm{V}$ and internal resistance $1\\ \\Omega$ feeds $6\\ \\Omega$ and $3\\ \\Omega$ in parallel. Find the current and the terminal voltage.",
      steps: [
        "The parallel pair has $R = \\frac{6 \\times 3}{6 + 3} = 2\\ \\Omega$.",
        "The current is $I = \\frac{12}{2 + 1} = 4\\ \\mathrm{A}$.",
        "The terminal voltage is $V = 12 - 4 \\times 1 = 8\\ \\mathrm{V}$.",
      ],
      answer: "The cell delivers $4\\ \\mathrm{A}$ at $8\\ \\mathrm{V}$.",
    },
    see: ["electrostatics", "magnetism", "electromagnetic-induction", "semiconductors"],
  },
];
