import { byHeading } from "../../../kit/by-heading.ts";
import { HISTORY_SUBTOPICS } from "../../../syllabus/sub-topics/history.ts";

export const historyByHeading = byHeading("history-by-heading", HISTORY_SUBTOPICS, {
  Rigveda: [
    ["E", "How many mandalas does the Rigveda have?", "10", ["4", "8", "18"], "The Rigveda has 10 mandalas or books, with 1028 hymns in all."],
    ["M", "To which god is the greatest number of hymns of the Rigveda addressed?", "Indra", ["Agni", "Varuna", "Soma"], "About a quarter of the hymns are to Indra, and Agni comes next."],
    ["M", "In which mandala of the Rigveda is the Gayatri mantra?", "the third", ["the first", "the ninth", "the tenth"], "It stands in the third mandala and is ascribed to Vishvamitra."],
  ],
  "Alauddin Khalji": [
    ["M", "Which fort did Alauddin Khalji take from Ratan Singh in 1303?", "Chittor", ["Ranthambhor", "Warangal", "Devagiri"], "He took Chittor in 1303; Ranthambhor had fallen in 1301."],
    ["M", "Which poet lived at the court of Alauddin Khalji?", "Amir Khusrau", ["Abul Fazl", "Firdausi", "Malik Muhammad Jayasi"], "Amir Khusrau served several sultans; Jayasi wrote the Padmavat two centuries later."],
    ["M", "What was the practice called dagh in the army of Alauddin Khalji?", "the branding of horses", ["the payment of wages in cash", "the roll of soldiers with their marks", "the fixing of the prices of horses"], "Dagh was the branding of horses; rolls that described the soldiers went with it."],
  ],
  "Battle of Plassey": [
    ["E", "In which year was the Battle of Plassey fought?", "1757", ["1764", "1761", "1739"], "Clive won at Plassey in 1757; Buxar followed in 1764."],
    ["E", "Whom did the English make Nawab of Bengal after Plassey?", "Mir Jafar", ["Mir Qasim", "Shuja-ud-Daulah", "Alivardi Khan"], "Mir Jafar, who had conspired with Clive, became Nawab; Mir Qasim followed him in 1760."],
    ["M", "On the bank of which river was the Battle of Plassey fought?", "the Bhagirathi", ["the Son", "the Damodar", "the Yamuna"], "Plassey lies on the Bhagirathi, the western arm of the Ganga."],
    ["M", "Whom did Clive deceive with a false treaty before Plassey?", "Omichund", ["Jagat Seth", "Rai Durlabh", "Mir Madan"], "Clive had two treaties drawn up, and the merchant Omichund was shown the false one; Mir Madan fell at Plassey on the side of the Nawab."],
  ],
  "Permanent Settlement": [
    ["E", "With whom did the Permanent Settlement fix the land revenue?", "the zamindars", ["the ryots", "the village bodies", "the moneylenders"], "The zamindars became owners of the land and paid a fixed revenue."],
    ["M", "In which provinces was the Permanent Settlement first made?", "Bengal, Bihar and Odisha", ["Madras, Mysore and Malabar", "Punjab, Sindh and Multan", "Awadh, Agra and Delhi"], "It was made in Bengal, Bihar and Odisha in 1793."],
    ["M", "What was done under the Sunset Law when the revenue of a zamindar came late?", "his estate was sold by auction", ["his revenue was raised by a tenth", "he was kept in jail until he paid", "his land was given to the ryots"], "Under the Sunset Law his estate was sold by auction when the revenue had not come in by sunset of the last day."],
    ["M", "Who worked out the Ryotwari system in Madras?", "Thomas Munro", ["Holt Mackenzie", "John Shore", "Philip Francis"], "Thomas Munro and Alexander Read worked it out; Mackenzie devised the Mahalwari system."],
  ],
  "Partition of Bengal": [
    ["E", "In which year was Bengal first partitioned?", "1905", ["1911", "1919", "1885"], "The partition took effect on 16 October 1905."],
    ["E", "In which year was the partition of Bengal annulled?", "1911", ["1905", "1909", "1919"], "It was annulled at the Delhi Durbar of 1911."],
    ["E", "Which movement arose against the partition of Bengal?", "the Swadeshi Movement", ["the Khilafat Movement", "the Quit India Movement", "the Champaran Satyagraha"], "The Swadeshi Movement asked people to boycott British goods."],
    ["M", "Which custom did Tagore turn into a sign of unity on the day of the partition of Bengal?", "the tying of rakhis", ["the lighting of lamps", "the throwing of colours", "the planting of trees"], "On 16 October 1905 Hindus and Muslims took up the tying of rakhis on one another's wrists."],
    ["M", "Who was king-emperor when the annulment of the partition was announced at the Delhi Durbar?", "George V", ["Edward VII", "George VI", "Edward VIII"], "George V announced it at Delhi in December 1911, along with the move of the capital from Calcutta."],
  ],
  "Non-Cooperation Movement": [
    ["E", "In which year did Gandhi launch the Non-Cooperation Movement?", "1920", ["1917", "1930", "1942"], "It was launched in 1920 along with the Khilafat agitation."],
    ["E", "In which year was the Non-Cooperation Movement called off?", "1922", ["1920", "1924", "1931"], "Gandhi called it off in February 1922, after the violence at Chauri Chaura."],
    ["M", "In which district is Chauri Chaura, where a police station was burnt in 1922?", "Gorakhpur", ["Champaran", "Kheda", "Lucknow"], "Chauri Chaura is in Gorakhpur district, in today's Uttar Pradesh."],
    ["M", "At which session did the Congress ratify the programme of non-cooperation in December 1920?", "Nagpur", ["Lahore", "Lucknow", "Surat"], "The regular session at Nagpur ratified what a special session at Calcutta had adopted."],
    ["M", "Which party did C. R. Das and Motilal Nehru found after the movement was called off?", "the Swaraj Party", ["the Forward Bloc", "the Justice Party", "the Unionist Party"], "The Swaraj Party of 1923 wanted to enter the councils."],
  ],
  "Civil Disobedience Movement": [
    ["E", "With which event did the Civil Disobedience Movement begin in 1930?", "the Dandi March", ["the Champaran Satyagraha", "the Chauri Chaura clash", "the Lahore trial"], "Gandhi broke the salt law at the end of the Dandi March."],
    ["E", "From which place did the Dandi March set out?", "Sabarmati Ashram", ["Sevagram", "Porbandar", "Bardoli"], "Gandhi set out from Sabarmati Ashram on 12 March 1930."],
    ["M", "Who led a salt march to Vedaranyam in the Tamil country in 1930?", "C. Rajagopalachari", ["K. Kamaraj", "E. V. Ramasamy", "K. Kelappan"], "C. Rajagopalachari marched from Trichinopoly; Kelappan led one in Malabar."],
    ["M", "Who led the raid on the salt works at Dharasana in 1930 after Gandhi's arrest?", "Sarojini Naidu", ["Annie Besant", "Kasturba Gandhi", "Aruna Asaf Ali"], "Sarojini Naidu led it with Imam Sahib and Manilal Gandhi."],
    ["M", "Which Round Table Conference did Gandhi attend?", "the second", ["the first", "the third", "all three"], "He went to the second, in 1931, after his pact with Irwin."],
    ["M", "In which year was the Civil Disobedience Movement finally withdrawn?", "1934", ["1931", "1936", "1942"], "Resumed in 1932, it was withdrawn in 1934."],
  ],
  "Quit India Movement": [
    ["E", "In which year was the Quit India Movement launched?", "1942", ["1930", "1940", "1946"], "The Congress passed the resolution in Bombay on 8 August 1942."],
    ["E", "Which call did Gandhi give in the Quit India Movement?", "Do or die", ["Inquilab zindabad", "Jai Hind", "Swaraj is my birthright"], "“Do or die” was his call in Bombay in August 1942."],
    ["M", "Who hoisted the flag at the Gowalia Tank ground in 1942?", "Aruna Asaf Ali", ["Sarojini Naidu", "Usha Mehta", "Sucheta Kripalani"], "Aruna Asaf Ali hoisted it on 9 August 1942."],
    ["M", "Who ran a secret Congress radio during the Quit India Movement?", "Usha Mehta", ["Aruna Asaf Ali", "Kalpana Datta", "Bina Das"], "Usha Mehta and her friends ran it from Bombay."],
    ["M", "In which of these places was a parallel government set up during the Quit India Movement?", "Satara", ["Champaran", "Kheda", "Bardoli"], "Satara, Tamluk and Ballia had parallel governments."],
  ],
  "Cabinet Mission": [
    ["E", "In which year did the Cabinet Mission come to India?", "1946", ["1942", "1945", "1947"], "It came in March 1946; Cripps had come alone in 1942."],
    ["E", "Who led the Cabinet Mission?", "Lord Pethick-Lawrence", ["Lord Mountbatten", "John Simon", "Lord Wavell"], "Lord Pethick-Lawrence, Secretary of State for India, led it."],
    ["M", "How many members did the Cabinet Mission have?", "3", ["2", "5", "7"], "Pethick-Lawrence, Stafford Cripps and A. V. Alexander were its 3 members."],
    ["M", "What did the Cabinet Mission propose instead of Pakistan?", "a weak union with groups of provinces", ["a strong union on the lines of the Act of 1935", "two dominions under one Crown", "a right of each province to stay out of the union"], "It proposed a weak union with groups of provinces."],
  ],
  "Indian National Army": [
    ["E", "Who formed the first Indian National Army in 1942?", "Mohan Singh", ["Shah Nawaz Khan", "Prem Sahgal", "J. K. Bhonsle"], "Captain Mohan Singh formed it from Indian prisoners of war in Malaya; the others were officers of the later army."],
    ["E", "Where were the officers of the Indian National Army tried in 1945?", "the Red Fort", ["the Agra Fort", "the Cellular Jail", "the Yerwada Jail"], "The trials of Sahgal, Dhillon and Shah Nawaz Khan were held at the Red Fort in Delhi."],
    ["M", "Who led the Rani of Jhansi Regiment of the Indian National Army?", "Lakshmi Sahgal", ["Aruna Asaf Ali", "Usha Mehta", "Pritilata Waddedar"], "Captain Lakshmi Sahgal (then Swaminathan) led the women's regiment."],
    ["M", "Who was the chief counsel for the defence in the INA trials?", "Bhulabhai Desai", ["Jawaharlal Nehru", "Asaf Ali", "Kailash Nath Katju"], "Bhulabhai Desai led the defence; Nehru, Asaf Ali and Katju were others of the defence committee."],
    ["M", "In which city did Subhas Chandra Bose proclaim the government of Azad Hind in 1943?", "Singapore", ["Tokyo", "Rangoon", "Berlin"], "He proclaimed it in Singapore in October 1943."],
  ],
  "French Revolution": [
    ["E", "In which year did the French Revolution begin?", "1789", ["1776", "1804", "1848"], "It began in 1789 with the meeting of the Estates-General and the storming of the Bastille."],
    ["M", "What did the deputies of the third estate swear in the Tennis Court Oath of June 1789?", "to stay together until France had a constitution", ["to pay no taxes until the king had left Versailles", "to share out the lands of the Church and the nobles", "to put the king and his ministers on trial"], "They swore to stay together until France had a constitution."],
    ["E", "Which body met at Versailles in May 1789 for the first time since 1614?", "the Estates-General", ["the Directory", "the National Convention", "the Committee of Public Safety"], "The Estates-General had not met since 1614; the Convention, the Committee of Public Safety and the Directory came later in the Revolution."],
  ],
});
