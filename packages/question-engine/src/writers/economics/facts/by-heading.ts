import { byHeading } from "../../../kit/by-heading.ts";
import { ECONOMICS_SUBTOPICS } from "../../../syllabus/sub-topics/economics.ts";

export const economicsByHeading = byHeading("economics-by-heading", ECONOMICS_SUBTOPICS, {
  Liberalisation: [
    ["E", "What do the letters LPG stand for in the reforms of 1991?", "liberalisation, privatisation, globalisation", ["localisation, privatisation, globalisation", "liberalisation, prioritisation, globalisation", "localisation, prioritisation, globalisation"], "The reforms of 1991 are known as liberalisation, privatisation, globalisation."],
    ["E", "Who was Finance Minister of India when the reforms of 1991 began?", "Manmohan Singh", ["P. Chidambaram", "Pranab Mukherjee", "Yashwant Sinha"], "Manmohan Singh brought in the reforms under Prime Minister P. V. Narasimha Rao."],
    ["M", "What led India to the reforms of 1991?", "a crisis of the balance of payments", ["a famine in the north of the country", "a war with a neighbour", "the failure of the largest banks"], "Foreign exchange was left for about two weeks of imports: a crisis of the balance of payments."],
    ["M", "How many of the 17 industries reserved for the public sector stayed so under the policy of July 1991?", "8", ["3", "5", "12"], "The industrial policy of July 1991 kept 8 of the 17 industries for the public sector."],
    ["M", "In which year was the law passed that took the place of FERA?", "1999", ["1991", "1994", "2003"], "FEMA was passed in 1999 and manages foreign exchange instead of policing it."],
  ],
});
