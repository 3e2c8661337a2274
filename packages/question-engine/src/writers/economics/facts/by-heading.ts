import { byHeading } from "../../../kit/by-heading.ts";
import { ECONOMICS_SUBTOPICS } from "../../../syllabus/sub-topics/economics.ts";

export const economicsByHeading = byHeading("economics-by-heading", ECONOMICS_SUBTOPICS, {
  Liberalisation: [
    ["E", "What do the letters LPG stand for in the reforms of 1991?", "liberalisation, privatisation, globalisation", ["legislation, production, globalisation", "licensing, privatisation, growth", "liberalisation, planning, grants"], "The reforms of 1991 are known as liberalisation, privatisation, globalisation."],
    ["E", "Who was Finance Minister of India when the reforms of 1991 began?", "Manmohan Singh", ["P. Chidambaram", "Pranab Mukherjee", "Yashwant Sinha"], "Manmohan Singh brought in the reforms under Prime Minister P. V. Narasimha Rao."],
    ["M", "What led India to the reforms of 1991?", "a crisis of the balance of payments", ["a famine in the north of the country", "a war with a neighbour", "the failure of the largest banks"], "Foreign exchange was left for about two weeks of imports: a crisis of the balance of payments."],
    ["M", "What is the sale of the government's shares in public enterprises called?", "disinvestment", ["devaluation", "demonetisation", "nationalisation"], "Disinvestment passes a part of a public enterprise to private owners."],
    ["M", "Which law took the place of FERA and made dealings in foreign exchange easier?", "FEMA", ["SEBI", "GATT", "COFEPOSA"], "FEMA was passed in 1999 and manages foreign exchange instead of policing it."],
  ],
});
