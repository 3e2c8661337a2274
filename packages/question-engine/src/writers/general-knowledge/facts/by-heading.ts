import { byHeading } from "../../../kit/by-heading.ts";
import { GENERAL_KNOWLEDGE_SUBTOPICS } from "../../../syllabus/sub-topics/general-knowledge.ts";

export const generalKnowledgeByHeading = byHeading("general-knowledge-by-heading", GENERAL_KNOWLEDGE_SUBTOPICS, {
  Preamble: [
    ["E", "With which words does the Preamble of the Constitution of India begin?", "We, the people of India", ["In the name of the nation", "We, the citizens of Bharat", "The Union of India hereby"], "The Preamble begins with “We, the people of India”, from whom the Constitution takes its authority."],
    ["M", "Which document became the basis of the Preamble to the Constitution of India?", "the Objectives Resolution", ["the Nehru Report", "the Cabinet Mission Plan", "the Karachi Resolution"], "Nehru moved the Objectives Resolution in December 1946, and its ideas went into the Preamble."],
    ["M", "How often has the Preamble been amended?", "once", ["twice", "three times", "never"], "It has been amended once, by the 42nd Amendment of 1976."],
    ["E", "Which of these ideals is named in the Preamble?", "fraternity", ["prosperity", "tolerance", "harmony"], "Justice, liberty, equality and fraternity are the four ideals that the Preamble names."],
    ["M", "Which three kinds of justice does the Preamble name?", "social, economic and political", ["moral, legal and natural", "civil, criminal and social", "religious, social and legal"], "The Preamble promises justice, social, economic and political."],
    ["M", "On which date was the Constitution adopted, as the Preamble says?", "26 November 1949", ["26 January 1950", "15 August 1947", "9 December 1946"], "The Preamble gives 26 November 1949; on 26 January 1950 the Constitution came into force as a whole."],
  ],
  "Directive Principles": [
    ["E", "In which Part of the Constitution of India are the Directive Principles?", "Part IV", ["Part II", "Part III", "Part V"], "Articles 36 to 51 form Part IV; Part III holds the Fundamental Rights."],
    ["M", "Which Articles of the Constitution hold the Directive Principles?", "36 to 51", ["12 to 35", "5 to 11", "52 to 78"], "Articles 36 to 51 hold the Directive Principles."],
    ["M", "Can a court enforce a Directive Principle?", "no, by Article 37", ["yes, by Article 32", "yes, by Article 226", "no, by Article 13"], "The principles are fundamental in governing, but no court can enforce them: no, by Article 37."],
  ],
  "Fundamental Duties": [
    ["E", "Which amendment added the Fundamental Duties to the Constitution of India?", "the 42nd", ["the 44th", "the 52nd", "the 73rd"], "The 42nd Amendment of 1976 added them as Part IVA."],
    ["E", "How many Fundamental Duties does the Constitution of India list today?", "11", ["9", "10", "12"], "There were ten in 1976, and the amendment of 2002 made them 11."],
    ["M", "Which committee recommended the Fundamental Duties?", "the Swaran Singh Committee", ["the Sarkaria Commission", "the Mandal Commission", "the Balwant Rai Mehta Committee"], "The Swaran Singh Committee of 1976 recommended them."],
    ["E", "In which Part of the Constitution are the Fundamental Duties?", "Part IVA", ["Part III", "Part IV", "Part IXA"], "Article 51A alone makes up Part IVA, behind the Directive Principles of Part IV."],
    ["M", "Which amendment added the duty of parents to see to the education of children of 6 to 14 years?", "the 86th", ["the 42nd", "the 61st", "the 91st"], "The 86th Amendment of 2002 added it as the eleventh duty, along with the right to education."],
    ["M", "Which of these is a Fundamental Duty of Indian citizens?", "to safeguard public property", ["to vote in every election", "to pay income tax", "to do military service"], "Article 51A asks citizens to safeguard public property; voting and paying taxes are not listed there."],
  ],
  "Right to Equality": [
    ["M", "Which Articles of the Constitution make up the Right to Equality?", "14 to 18", ["19 to 22", "23 and 24", "25 to 28"], "Articles 14 to 18 make up the Right to Equality; those from 19 to 22 deal with freedom."],
    ["M", "Which Article forbids discrimination on grounds of religion, race, caste, sex or place of birth?", "Article 15", ["Article 19", "Article 21", "Article 25"], "Article 15 forbids it, and allows special provision for women, children and backward classes."],
    ["M", "Which Article promises equal opportunity in public employment?", "Article 16", ["Article 14", "Article 20", "Article 23"], "Article 16 promises it for all posts under the State."],
  ],
  Citizenship: [
    ["E", "In which Part of the Constitution of India is citizenship treated?", "Part II", ["Part I", "Part III", "Part IV"], "Articles 5 to 11 form Part II, on citizenship."],
    ["E", "Which Article of the Constitution leaves the law on citizenship to Parliament?", "Article 11", ["Article 5", "Article 14", "Article 21"], "Article 11 leaves it to Parliament, which passed the Citizenship Act of 1955; Article 5 says who was a citizen at the start."],
    ["M", "In which year was the Citizenship Act of India passed?", "1955", ["1947", "1950", "1962"], "Parliament passed the Citizenship Act in 1955 under Article 11."],
    ["M", "In how many ways can Indian citizenship be acquired under the Act of 1955?", "five", ["two", "three", "seven"], "The Act knows five: birth, descent, registration, naturalisation and incorporation of territory."],
    ["M", "From which country was the idea of single citizenship drawn?", "Britain", ["the United States", "Canada", "Switzerland"], "Single citizenship follows Britain; in the United States people are citizens of their state too."],
    ["M", "Which Articles of the Constitution deal with citizenship?", "5 to 11", ["1 to 4", "12 to 35", "36 to 51"], "Articles 5 to 11 say who was a citizen at the start, and leave the rest to Parliament."],
  ],
  "Vice-President": [
    ["M", "Who elects the Vice-President of India?", "the members of both Houses", ["the members of all legislatures", "the Rajya Sabha alone", "the people of India"], "The members of both Houses of Parliament elect the Vice-President; state legislatures take part only in the election of the President."],
    ["M", "What is the lowest age for the Vice-President of India?", "35 years", ["25 years", "30 years", "40 years"], "A candidate must be 35 years old and qualified for the Rajya Sabha."],
    ["E", "What is the term of office of the Vice-President of India?", "5 years", ["4 years", "6 years", "7 years"], "The Vice-President holds office for 5 years."],
    ["H", "Where must a resolution to remove the Vice-President begin?", "in the Rajya Sabha", ["in the Lok Sabha", "in either House", "in a joint sitting"], "It begins in the Rajya Sabha, which passes it, and the Lok Sabha agrees to it."],
  ],
  "Prime Minister": [
    ["E", "Who appoints the Prime Minister of India?", "the President", ["the Speaker", "the Chief Justice", "the Vice-President"], "Under Article 75 the President appoints the Prime Minister, by custom the leader of the majority."],
    ["M", "To whom is the Council of Ministers collectively responsible?", "the Lok Sabha", ["the Rajya Sabha", "the Supreme Court", "the President"], "Article 75 makes the Council responsible to the Lok Sabha."],
    ["M", "For how long may a person who is in neither House be a Union minister?", "six months", ["one month", "three months", "one year"], "Such a person must become a member within six months."],
  ],
  "Money bill": [
    ["E", "Where can a Money Bill be introduced?", "in the Lok Sabha only", ["in the Rajya Sabha only", "in either House", "in a joint sitting only"], "A Money Bill begins in the Lok Sabha only."],
    ["M", "Whose recommendation is needed to introduce a Money Bill?", "the President's", ["the Speaker's", "the Finance Commission's", "the Vice-President's"], "Under Article 117 it needs the President's recommendation."],
    ["M", "What can the Rajya Sabha do with a Money Bill?", "recommend changes to it", ["reject it for good", "amend it by a majority", "delay it for six months"], "Within 14 days it may recommend changes to it, which the Lok Sabha may accept or not."],
  ],
  "High Courts": [
    ["M", "Up to which age do judges of the High Courts hold office?", "62 years", ["60 years", "65 years", "70 years"], "They retire at 62 years, and judges of the Supreme Court at 65."],
    ["E", "Who appoints the judges of a High Court?", "the President", ["the Governor", "the Chief Minister", "the state legislature"], "The President appoints them after consulting those whom the Constitution names."],
    ["M", "In which year were the High Courts of Calcutta, Bombay and Madras set up?", "1862", ["1858", "1909", "1935"], "They opened in 1862 under the Indian High Courts Act of 1861."],
    ["M", "Under which Article is there to be a High Court for each state?", "Article 214", ["Article 124", "Article 153", "Article 280"], "Article 214 says so; Parliament may set up a common one for several states."],
  ],
  Governor: [
    ["E", "Who appoints the Governor of a state?", "the President", ["the Prime Minister", "the Chief Minister", "the people of the state"], "The President appoints the Governor under Article 155."],
    ["M", "What is the lowest age for the Governor of a state?", "35 years", ["25 years", "30 years", "40 years"], "A Governor must be a citizen of at least 35 years."],
    ["M", "Who administers the oath to the Governor of a state?", "the Chief Justice of the High Court", ["the President of India", "the Chief Minister of the state", "the Speaker of the assembly"], "Under Article 159 the Chief Justice of the High Court does so."],
  ],
  "Election Commission": [
    ["E", "Who appoints the Chief Election Commissioner of India?", "the President", ["the Prime Minister", "the Chief Justice of India", "the Speaker"], "The President appoints the Chief Election Commissioner, on the advice of a committee headed by the Prime Minister."],
    ["M", "On which date of 1950 did the Election Commission of India come into being?", "25 January", ["26 January", "15 August", "26 November"], "It came into being on 25 January, the eve of the republic; the date is kept as National Voters' Day."],
  ],
  "Comptroller and Auditor General": [
    ["E", "Who appoints the Comptroller and Auditor General of India?", "the President", ["the Prime Minister", "the Speaker", "the Finance Minister"], "The President appoints the Comptroller and Auditor General by warrant."],
    ["M", "What is the term of office of the Comptroller and Auditor General?", "6 years, or until the age of 65", ["5 years, or until the age of 62", "6 years, or until the age of 70", "4 years, or until the age of 60"], "The term is 6 years, or until the age of 65, whichever comes first."],
    ["M", "Which Article of the Constitution provides for the Comptroller and Auditor General?", "Article 148", ["Article 76", "Article 280", "Article 324"], "Article 148 does; Article 76 provides for the Attorney General, Article 280 for the Finance Commission and Article 324 for the Election Commission."],
    ["M", "How can the Comptroller and Auditor General be removed?", "in the same manner as a judge of the Supreme Court", ["in the same manner as the Governor of a State", "in the same manner as a minister of the Union", "in the same manner as an officer of the civil services"], "Article 148 says that the officer is removed in the same manner as a judge of the Supreme Court."],
  ],
  "Finance Commission": [
    ["E", "After how many years is a Finance Commission usually set up?", "5", ["3", "6", "10"], "Article 280 asks for one every 5 years, or earlier."],
    ["E", "Who sets up the Finance Commission?", "the President", ["the Finance Minister", "the Reserve Bank", "the Lok Sabha"], "The President sets up the Finance Commission."],
    ["M", "How many members does the Finance Commission have beside its chairman?", "4", ["2", "6", "8"], "Article 280 names a chairman and 4 other members."],
    ["M", "Who was chairman of the first Finance Commission of India?", "K. C. Neogy", ["K. Santhanam", "A. K. Chanda", "C. D. Deshmukh"], "K. C. Neogy headed the first, set up in 1951; Santhanam the second and Chanda the third."],
  ],
  "Emergency provisions": [
    ["M", "Which words replaced “internal disturbance” as a ground of national emergency in 1978?", "armed rebellion", ["civil war", "grave crisis", "public disorder"], "The 44th Amendment put “armed rebellion” in its place."],
    ["M", "How many kinds of emergency does the Constitution of India provide for?", "3", ["1", "2", "4"], "National, state and financial emergency make 3."],
    ["M", "Within which time must Parliament approve a proclamation of national emergency?", "one month", ["two weeks", "two months", "six months"], "Since the 44th Amendment both Houses must approve it within one month."],
    ["M", "Which rights cannot be suspended even in a national emergency?", "those of Articles 20 and 21", ["those of Articles 14 and 19", "those of Articles 25 and 26", "those of Articles 29 and 30"], "Since the 44th Amendment those of Articles 20 and 21 stay in force."],
  ],
});
