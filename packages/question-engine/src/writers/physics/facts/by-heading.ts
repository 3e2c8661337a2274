import { byHeading } from "../../../kit/by-heading.ts";
import { PHYSICS_SUBTOPICS } from "../../../syllabus/sub-topics/physics.ts";

export const physicsByHeading = byHeading("physics-by-heading", PHYSICS_SUBTOPICS, {
  "Uniform circular motion": [
    ["E", "In which direction does the acceleration of a body in uniform circular motion point?", "towards the centre", ["along the tangent", "away from the centre", "along the axis of rotation"], "The velocity keeps its size and only turns, so the acceleration points towards the centre of the circle; along the tangent there is none, since the speed does not change."],
    ["E", "A body moves in a circle at constant speed. Which of these quantities stays constant?", "kinetic energy", ["velocity", "linear momentum", "acceleration"], "The kinetic energy depends on the speed alone and stays constant; velocity, momentum and acceleration change their directions all the time."],
    ["M", "Why does the centripetal force do no work on a body in uniform circular motion?", "it is at right angles to the velocity", ["it is balanced by an equal force", "it keeps the same magnitude all round", "it points to a fixed centre"], "Work is done only by a force along the displacement; the centripetal force does none since it is at right angles to the velocity at every instant."],
    ["M", "The speed of a body on a circle of fixed radius is doubled. What becomes of its centripetal acceleration?", "it becomes four times as large", ["it becomes twice as large", "it becomes half as large", "it becomes eight times as large"], "The acceleration is $v^2/r$: with twice the speed it becomes four times as large."],
    ["M", "What is the centripetal acceleration of a body in terms of its angular speed $\\omega$ and the radius $r$?", "$\\omega^2 r$", ["$\\omega r$", "$\\omega r^2$", "$\\omega^2 / r$"], "With $v = \\omega r$, the acceleration $v^2/r$ becomes $\\omega^2 r$."],
    ["E", "Through which angle does a body turn in one full round of a circle?", "$2\\pi$ radians", ["$\\pi$ radians", "$4\\pi$ radians", "$\\pi/2$ radians"], "A full round is an angle of $2\\pi$ radians, or $360^\\circ$."],
  ],
  "Banking of roads": [
    ["E", "Why is the outer edge of a curved road raised?", "to supply centripetal force", ["to balance the weight of the car", "to raise the friction on the tyres", "to reduce the speed of the car"], "On a banked road the horizontal part of the normal reaction helps to supply centripetal force, so that less friction is needed."],
    ["M", "At which speed is no friction needed on a road banked at the angle $\\theta$ with a bend of radius $r$?", "$\\sqrt{rg\\tan\\theta}$", ["$\\sqrt{rg\\sin\\theta}$", "$\\sqrt{rg\\cos\\theta}$", "$\\sqrt{rg/\\tan\\theta}$"], "From $N\\sin\\theta = mv^2/r$ and $N\\cos\\theta = mg$ follows $\\tan\\theta = v^2/(rg)$, so the speed is $\\sqrt{rg\\tan\\theta}$."],
    ["M", "The best speed on a banked bend is doubled by a new road of the same radius. What becomes of $\\tan\\theta$?", "it becomes 4 times as large", ["it becomes 2 times as large", "it becomes half as large", "it stays as it was"], "Since $\\tan\\theta = v^2/(rg)$, it becomes 4 times as large."],
    ["M", "What turns a car on a banked road without friction?", "the horizontal part of the normal reaction", ["the vertical part of the normal reaction", "the weight of the car and its load", "the drag of the air on the car"], "Only the horizontal part of the normal reaction points to the centre of the bend; its vertical part carries the weight."],
    ["E", "Which force alone can turn a car on a level curved road?", "static friction", ["the weight", "the normal reaction", "the drag of the air"], "On a level road only static friction between the tyres and the road points to the centre of the bend."],
    ["M", "On what does the best angle of banking NOT depend?", "the mass of the car", ["the speed of the car", "the radius of the bend", "the acceleration due to gravity"], "In $\\tan\\theta = v^2/(rg)$ the mass of the car does not appear."],
  ],
  "Electric dipole": [
    ["E", "What is the SI unit of the electric dipole moment?", "coulomb metre", ["coulomb per metre", "newton per coulomb", "volt metre"], "The moment is charge times distance, so its unit is the coulomb metre."],
    ["E", "In which direction does the electric dipole moment point?", "from the negative to the positive charge", ["from the positive to the negative charge", "at right angles to the line of the charges", "along the field at its equatorial plane"], "By convention the moment points from the negative to the positive charge."],
    ["M", "How does the field of a short dipole fall off with the distance $r$?", "as $1/r^3$", ["as $1/r$", "as $1/r^2$", "as $1/r^4$"], "The fields of the two charges nearly cancel, and what is left falls off as $1/r^3$."],
    ["M", "What is the torque on a dipole of moment $p$ at the angle $\\theta$ to a uniform field $E$?", "$pE\\sin\\theta$", ["$pE\\cos\\theta$", "$pE\\tan\\theta$", "$pE/\\sin\\theta$"], "The two forces form a couple of moment $pE\\sin\\theta$."],
    ["M", "What does a uniform electric field exert on a dipole that stands at an angle of $30^\\circ$ to it?", "a torque but no net force", ["a net force but no torque", "a net force and a torque", "no net force and no torque"], "The forces on the two equal and opposite charges cancel but do not act on one line: there is a torque but no net force."],
    ["H", "How does the axial field of a short dipole compare with its equatorial field at the same distance?", "it is 2 times as strong", ["it is 3 times as strong", "it is 4 times as strong", "it is 8 times as strong"], "On the axis the field is $2kp/r^3$ and on the equator $kp/r^3$; on the axis it is 2 times as strong."],
    ["M", "Where, at a finite distance, is the potential of an electric dipole zero?", "all over its equatorial plane", ["all along its axis", "at its centre and nowhere else", "all over a sphere round its centre"], "The points that are equally far from both charges, where their potentials cancel, lie all over its equatorial plane."],
  ],
  "Lenz's law": [
    ["E", "Lenz's law follows from the conservation of which quantity?", "energy", ["charge", "linear momentum", "angular momentum"], "If the induced current helped the change that makes it, energy would come from nothing; Lenz's law expresses the conservation of energy."],
    ["M", "The north pole of a magnet is pushed towards a coil. What does the near face of the coil become?", "a north pole", ["a south pole", "first a south, then a north pole", "neither a north nor a south pole"], "The induced current opposes the approach, so the near face becomes a north pole and repels the magnet."],
    ["M", "The north pole of a magnet is drawn away from a coil. What does the near face of the coil become?", "a south pole", ["a north pole", "first a north, then a south pole", "neither a north nor a south pole"], "The induced current opposes the withdrawal, so the near face becomes a south pole and attracts the magnet."],
    ["M", "A magnet falls through a long copper tube. How does its acceleration compare with $g$?", "less than $g$", ["greater than $g$", "equal to $g$", "zero from the start"], "Eddy currents in the tube oppose the fall, so the acceleration is less than $g$."],
    ["M", "What does the minus sign in $\\varepsilon = -\\dfrac{d\\Phi}{dt}$ express?", "Lenz's law", ["Ohm's law", "Coulomb's law", "Ampere's law"], "The minus sign says that the e.m.f. opposes the change of flux, which is Lenz's law."],
  ],
  Viscosity: [
    ["E", "What happens to the viscosity of a liquid when it is heated?", "it decreases", ["it increases", "it stays the same", "it first falls, then rises"], "In a liquid warmth weakens the attraction between the layers, so that it decreases; the viscosity of a gas rises with temperature."],
    ["M", "What happens to the viscosity of a gas when it is heated?", "it increases", ["it decreases", "it stays the same", "it first rises, then falls"], "In a hot gas molecules carry more momentum between the layers, so that it increases; the viscosity of a liquid falls."],
    ["M", "How does the terminal speed of a small sphere in a liquid depend on its radius $r$?", "as $r^2$", ["as $r$", "as $r^3$", "as $1/r$"], "The net weight grows as $r^3$ and the drag by Stokes' law as $rv$, so the terminal speed goes as $r^2$."],
    ["E", "What is the SI unit of the coefficient of viscosity?", "pascal second", ["newton per metre", "pascal metre", "joule second"], "Stress divided by the rate of shear gives the pascal second."],
  ],
  "Significant figures": [
    ["E", "How many significant figures does 0.00450 have?", "3", ["2", "5", "6"], "Zeros in front do not count, but the last zero after the decimal point does: the figures are 4, 5 and 0, so there are 3."],
    ["M", "How should 12.11 + 18.0 be reported by the rule of significant figures?", "30.1", ["30.11", "30", "30.2"], "A sum keeps as many decimal places as the term with the fewest: 30.11 is rounded to 30.1."],
    ["M", "How should the product 2.5 × 1.25 be reported by the rule of significant figures?", "3.1", ["3.125", "3.13", "3"], "A product keeps as many figures as its least precise factor, here two: 3.125 is rounded to 3.1."],
  ],
  "Potential energy of a spring": [
    ["M", "What is the energy of a spring of constant $k$ stretched by $x$?", "$\\tfrac12 kx^2$", ["$kx^2$", "$kx$", "$\\tfrac12 kx$"], "The force grows from 0 to $kx$, so the work stored is $\\tfrac12 kx^2$."],
    ["M", "A spring's extension is made three times as large. What becomes of its potential energy?", "it becomes 9 times as large", ["it becomes 3 times as large", "it becomes 6 times as large", "it becomes 27 times as large"], "The energy goes as the square of the extension, so it becomes 9 times as large."],
    ["M", "Two springs of constants $k$ and $2k$ are stretched by the same force. What is the ratio of the energies stored in them, the first to the second?", "2 : 1", ["1 : 2", "4 : 1", "1 : 4"], "With the same force the energy is $F^2/2k$, so the softer spring stores more: the ratio is 2 : 1."],
  ],
  "Centre of mass": [
    ["E", "Where is the centre of mass of a uniform triangular plate?", "at its centroid", ["at its circumcentre", "at its orthocentre", "at its incentre"], "By symmetry along each median, the centre of mass is at its centroid."],
    ["M", "A shell at rest explodes in mid-air under gravity alone. What is the path of its centre of mass?", "a vertical line", ["a horizontal line", "a parabola", "an arc of a circle"], "The forces of the explosion are internal; the centre of mass falls as a body released from rest would, along a vertical line."],
    ["M", "Two bodies of masses $m$ and $3m$ are a distance $d$ apart. How far from the heavier one is the centre of mass?", "$d/4$", ["$d/3$", "$d/2$", "$3d/4$"], "The distances are inversely as the masses: $3m \\times d/4 = m \\times 3d/4$, so it is $d/4$ from the heavier one."],
  ],
  "Earth satellites": [
    ["E", "How high above the ground is the orbit of a geostationary satellite?", "about 36,000 km", ["about 800 km", "about 6,400 km", "about 20,000 km"], "Its period must be 24 hours, and the orbit with this period lies about 36,000 km above the ground."],
    ["E", "Above which circle must a geostationary satellite move?", "the equator", ["the tropic of Cancer", "the Arctic circle", "the prime meridian"], "Only above the equator can its orbit have the earth's axis and spin."],
    ["M", "How does the orbital speed of a satellite depend on the radius $r$ of its orbit?", "as $1/\\sqrt r$", ["as $1/r$", "as $\\sqrt r$", "as $r$"], "From $GMm/r^2 = mv^2/r$ the speed is $\\sqrt{GM/r}$: it goes as $1/\\sqrt r$."],
    ["M", "The total energy of a satellite in orbit is $-E$. What is its kinetic energy?", "$E$", ["$E/2$", "$2E$", "$-E$"], "The potential energy is $-2E$ and the kinetic energy is $E$, so that the sum is $-E$."],
  ],
  "Law of equipartition of energy": [
    ["E", "How much energy goes with each degree of freedom of a molecule at the temperature $T$?", "$\\tfrac12 k_B T$", ["$k_B T$", "$\\tfrac32 k_B T$", "$2k_B T$"], "By the law of equipartition each degree of freedom has $\\tfrac12 k_B T$ on average."],
    ["E", "How many degrees of freedom does a molecule of a monatomic gas have?", "3", ["5", "6", "7"], "An atom moves in three directions and nothing else counts: it has 3."],
    ["M", "How many degrees of freedom does a rigid diatomic molecule have?", "5", ["3", "6", "7"], "There are three of translation and two of rotation, which makes 5."],
    ["M", "What is the molar specific heat at constant volume of a rigid diatomic gas?", "$\\tfrac52 R$", ["$\\tfrac32 R$", "$\\tfrac72 R$", "$3R$"], "Five degrees of freedom give the energy $\\tfrac52 RT$ a mole, so $C_V = \\tfrac52 R$."],
  ],
  "Simple pendulum": [
    ["E", "A pendulum is carried to a place where $g$ is a quarter as large. What becomes of its period?", "it becomes twice as long", ["it becomes half as long", "it becomes four times as long", "it becomes a quarter as long"], "With a quarter of $g$ in $T = 2\\pi\\sqrt{l/g}$ it becomes twice as long."],
    ["E", "On what does the period of a simple pendulum with small swings NOT depend?", "the mass of the bob", ["the length of the thread", "the acceleration due to gravity", "the place on the earth"], "In $T = 2\\pi\\sqrt{l/g}$ the mass of the bob does not appear."],
    ["M", "What is the period of a simple pendulum in a freely falling lift?", "infinite", ["zero", "half of that at rest", "the same as at rest"], "In free fall the effective $g$ is zero, so nothing brings the bob back and the period is infinite."],
    ["E", "What is the period of a seconds pendulum?", "2 s", ["1 s", "0.5 s", "4 s"], "It takes one second for each swing from side to side, so its period is 2 s."],
  ],
  "Gauss's law": [
    ["E", "The charges $3q$ and $-q$ are inside a closed surface and $5q$ is outside it. What is the electric flux out of the surface?", "$2q/\\varepsilon_0$", ["$3q/\\varepsilon_0$", "$5q/\\varepsilon_0$", "$7q/\\varepsilon_0$"], "By Gauss's law only the net charge inside counts, $3q - q = 2q$, so the flux is $2q/\\varepsilon_0$."],
    ["M", "A charge $q$ is at the centre of a cube. What is the flux through one face?", "$q/(6\\varepsilon_0)$", ["$q/\\varepsilon_0$", "$q/(3\\varepsilon_0)$", "$q/(8\\varepsilon_0)$"], "The whole flux $q/\\varepsilon_0$ is shared by six equal faces: $q/(6\\varepsilon_0)$ each."],
    ["M", "How does the electric field of a uniformly charged thin spherical shell depend on the distance $r$ from its centre?", "zero inside, as $1/r^2$ outside", ["as $r$ inside, as $1/r^2$ outside", "zero inside, as $1/r$ outside", "constant inside, as $1/r$ outside"], "A Gaussian sphere inside contains no charge and one outside contains all of it, so the field is zero inside, as $1/r^2$ outside."],
    ["M", "What is the field near a thin, infinite plane sheet with the charge density $\\sigma$?", "$\\sigma/(2\\varepsilon_0)$", ["$\\sigma/\\varepsilon_0$", "$2\\sigma/\\varepsilon_0$", "$\\sigma/(4\\varepsilon_0)$"], "A pill box through the sheet gives $2EA = \\sigma A/\\varepsilon_0$, so the field is $\\sigma/(2\\varepsilon_0)$."],
  ],
  "Kirchhoff's laws": [
    ["E", "Kirchhoff's junction rule expresses the conservation of which quantity?", "charge", ["energy", "momentum", "mass"], "No charge piles up at a junction, so the currents into it equal those out of it: the rule expresses the conservation of charge."],
    ["E", "Kirchhoff's loop rule expresses the conservation of which quantity?", "energy", ["charge", "momentum", "mass"], "A charge that goes once round a loop gains and loses the same energy, so the changes of potential add up to zero."],
    ["M", "Currents of 3 A and 5 A flow into a junction of four wires, and 6 A flows out of it in the third. What current flows in the fourth?", "2 A out of it", ["2 A into it", "14 A out of it", "14 A into it"], "Into the junction flow $3 + 5 = 8$ A and out of it 6 A, so the fourth carries 2 A out of it."],
    ["M", "By the loop rule, how do the rises and the drops of potential round a closed loop compare?", "the rises equal the drops", ["the rises exceed the drops", "the drops exceed the rises", "the rises are half of the drops"], "After one round the potential is what it was, so the rises equal the drops."],
  ],
  "Wheatstone bridge": [
    ["E", "What flows through the galvanometer of a balanced Wheatstone bridge?", "none of the cell's current", ["a quarter of the cell's current", "half of the cell's current", "all of the cell's current"], "At balance both ends of the galvanometer are at one potential, so none of the cell's current flows through it."],
    ["M", "In a balanced Wheatstone bridge with arms $P$, $Q$, $R$ and $S$ in order ($P/Q = R/S$), cell and galvanometer are exchanged. What happens?", "it stays balanced", ["it loses its balance", "the cell is short-circuited", "the ratio must be inverted"], "The condition $P/Q = R/S$ is the same as $P/R = Q/S$, so that it stays balanced."],
    ["M", "What is the resistance between the ends of a balanced bridge of five equal resistors $R$, seen from the cell?", "$R$", ["$R/2$", "$2R$", "$5R$"], "The middle resistor carries nothing; two branches of $2R$ in parallel give $R$."],
  ],
  "Biot-Savart law": [
    ["M", "How does the magnetic field of a current element depend on the distance $r$ from it?", "as $1/r^2$", ["as $1/r$", "as $1/r^3$", "as $1/r^4$"], "In $dB = \\dfrac{\\mu_0}{4\\pi}\\dfrac{I\\,dl\\sin\\theta}{r^2}$ the field goes as $1/r^2$."],
    ["M", "At a given distance from a short current element, where does it make no magnetic field?", "on its own line", ["in the plane at right angles to it", "at $45^\\circ$ to its line", "at $60^\\circ$ to its line"], "In the Biot–Savart law $\\sin\\theta = 0$ for the points on its own line, ahead of it and behind it."],
    ["E", "What is the magnetic field at the centre of a circular loop of radius $R$ carrying a current $I$?", "$\\mu_0 I / 2R$", ["$\\mu_0 I / 2\\pi R$", "$\\mu_0 I / 4R$", "$\\mu_0 I / R$"], "Adding the elements of the whole circle gives $\\mu_0 I / 2R$; divided by $\\pi$ it would be the field of a straight wire."],
  ],
  "Binding energy": [
    ["M", "Which nucleus has about the greatest binding energy per nucleon?", "iron-56", ["helium-4", "uranium-235", "hydrogen-2"], "The curve of binding energy per nucleon has its top near iron-56, at about 8.8 MeV."],
    ["M", "Why does the fission of a heavy nucleus release energy?", "its parts are bound more tightly", ["its parts are bound more loosely", "its parts have more nucleons in all", "its parts have a greater mass in all"], "The middle-sized nuclei have more binding energy per nucleon: its parts are bound more tightly."],
    ["M", "About how much energy corresponds to a mass defect of 1 u?", "931.5 MeV", ["0.511 MeV", "13.6 MeV", "200 MeV"], "By $E = mc^2$ one unified mass unit is 931.5 MeV."],
  ],
  "Relative velocity": [
    ["E", "Two trains run side by side in the same direction at 60 km/h and 45 km/h. How fast does one move as seen from the other?", "15 km/h", ["105 km/h", "52.5 km/h", "60 km/h"], "In the same direction the speeds are subtracted: $60 - 45$ is 15 km/h."],
    ["M", "Rain falls straight down at 4 m/s and a man walks at 3 m/s. How fast does the rain seem to fall on him?", "5 m/s", ["7 m/s", "1 m/s", "4 m/s"], "The velocities are at right angles, so the relative speed is $\\sqrt{4^2 + 3^2}$, which is 5 m/s."],
    ["M", "In which direction must a swimmer head to cross a river in the shortest time?", "straight across", ["upstream at an angle", "downstream at an angle", "straight upstream"], "The time depends only on the component of his own velocity towards the far bank, which is greatest when he heads straight across."],
  ],
  "Work-energy theorem": [
    ["E", "By the work-energy theorem, what does the net work done on a body equal?", "the change of its kinetic energy", ["the change of its potential energy", "the change of its momentum", "its total energy"], "The net work done on a body equals the change of its kinetic energy."],
    ["M", "How much work must be done to bring a body of 2 kg from 3 m/s to 5 m/s?", "16 J", ["4 J", "25 J", "34 J"], "The kinetic energy rises from 9 J to 25 J, so the work is 16 J."],
    ["M", "A car of given mass brakes with a constant force. Its speed is doubled. What becomes of its stopping distance?", "it becomes 4 times as long", ["it becomes 2 times as long", "it stays the same", "it becomes 8 times as long"], "The kinetic energy is four times as large and the force the same, so that it becomes 4 times as long."],
  ],
}, ["infinite", "Infinite"]);
