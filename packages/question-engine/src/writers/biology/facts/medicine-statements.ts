import { onSubjects } from "../../../formats/one-subject.ts";

export const medicineStatements = onSubjects("medicine-statements", [
  { topic: "health-and-disease", about: "malaria",
    right: [
      ["Carriers of one gene for sickle cells are protected from its severe form.", "This explains why the gene is common where malaria is."],
      ["Plasmodium vivax brings relapses months after a cure of the attack.", "Resting forms of it stay in the liver."],
      ["Artemisinin, a drug against it, comes from a plant.", "It was found in sweet wormwood by Tu Youyou."],
      ["The parasite spends a part of its life in the liver.", "It multiplies there before it enters the red blood cells."],
    ],
    wrong: [
      ["Anopheles breeds chiefly in foul drains.", "It mostly seeks clean water; Culex breeds in foul water."],
      ["Plasmodium vivax causes more deaths than Plasmodium falciparum.", "Falciparum is the deadliest kind."],
      ["Male mosquitoes may spread it as well as females.", "Only females suck blood."],
      ["The first vaccine recommended for children contains weakened parasites.", "It contains a protein of the parasite's surface, made by yeast."],
    ] },
  { topic: "health-and-disease", about: "tuberculosis",
    right: [
      ["Most people who carry the bacterium never fall ill.", "The infection stays latent in them."],
      ["Strains that resist both isoniazid and rifampicin are called multidrug-resistant.", "These two are the chief drugs of the first line."],
      ["Lymph nodes, bones and the brain can be attacked as well as the lungs.", "In some patients the disease lies outside the lungs."],
      ["A person with HIV is at a far higher risk of it.", "Weak immunity lets a latent infection break out."],
    ],
    wrong: [
      ["The BCG vaccine protects adults reliably from disease of the lungs.", "It protects children from severe forms and adults but little."],
      ["A positive skin test shows that a person can infect others.", "It shows that the body has met the bacterium; many such people are well."],
      ["A course of two weeks cures the ordinary form.", "The treatment takes some months, six in the standard course."],
      ["It spreads chiefly through food and water.", "It spreads through the air, by the cough of patients."],
    ] },
  { topic: "health-and-disease", about: "the fortification of food in India",
    right: [
      ["Double fortified salt has iron added besides iodine.", "It acts against anaemia and goitre."],
      ["Fortified rice has iron, folic acid and vitamin B12 added.", "They are meant to reduce anaemia."],
      ["Edible oil and milk are fortified with the vitamins A and D.", "Both vitamins dissolve in fat."],
      ["The logo +F marks food that is fortified.", "The Food Safety and Standards Authority introduced it."],
    ],
    wrong: [
      ["The grains of fortified rice are bred with a higher content of iron.", "Kernels of rice flour and a premix are shaped and blended with ordinary rice."],
      ["Biofortification means that nutrients are added in the mill.", "The crop itself is bred or grown to be richer in them."],
      ["Iodine is lost from salt in cooking but not in storage.", "It is slowly lost in damp and open storage as well."],
      ["Vitamin B12 may be had from green leafy vegetables.", "Foods of animal origin supply it; plants have practically none."],
    ] },
  { topic: "health-and-disease", about: "diseases that pass from animals to people",
    right: [
      ["Fruit bats are the natural host of the Nipah virus.", "Outbreaks in Kerala were traced to them."],
      ["Rabies is nearly always fatal once its symptoms appear.", "Vaccination soon after the bite prevents it."],
      ["Leptospirosis is caught from water with the urine of rats.", "It breaks out after floods."],
      ["Scrub typhus is spread by the larvae of mites.", "They are called chiggers."],
    ],
    wrong: [
      ["Japanese encephalitis passes from person to person by mosquitoes.", "Pigs and wading birds are the hosts from which mosquitoes take it; people are dead ends."],
      ["Bird flu can be caught from poultry meat that has been well cooked.", "Thorough cooking kills the virus."],
      ["Anthrax is caused by a virus of cattle.", "A bacterium whose spores last long in the soil causes it."],
      ["The Zika virus is spread by the mosquito that spreads malaria.", "Aedes spreads it, as it does dengue."],
    ] },
  { topic: "biotechnology", about: "the analysis of DNA",
    right: [
      ["DNA fingerprints compare stretches in which a short sequence is repeated.", "The number of repeats varies from person to person."],
      ["The enzyme of the polymerase chain reaction comes from a bacterium of hot springs.", "It withstands the heat that separates the strands."],
      ["The RNA of a virus is copied into DNA before the polymerase chain reaction multiplies it.", "Reverse transcriptase does this in RT-PCR."],
      ["Mitochondrial DNA traces descent through the mother.", "The mitochondria of a child come from the egg."],
    ],
    wrong: [
      ["Identical twins are told apart by an ordinary DNA fingerprint.", "Theirs are alike, as they come from one fertilised egg."],
      ["The DNA in a drop of human blood comes chiefly from the red cells.", "Ripe red cells have no nucleus; the white cells supply it."],
      ["Each cycle of the polymerase chain reaction adds the same number of copies.", "Each cycle doubles them, so that the growth is exponential."],
      ["A DNA fingerprint tells which proteins a person makes.", "It compares repeats that do not code for proteins."],
    ] },
  { topic: "biotechnology", about: "monoclonal antibodies and CAR-T cells",
    right: [
      ["The first monoclonal antibodies used as drugs came from cells of mice.", "Most later ones are human or have been made nearly so."],
      ["A hybridoma unites a B cell with a tumour cell.", "It makes antibodies and divides without end."],
      ["CAR-T cells are mostly made from the patient's own blood.", "The T cells are taken out, altered and given back."],
      ["CAR-T cells are used above all against cancers of the blood.", "Leukaemia and lymphoma are examples."],
    ],
    wrong: [
      ["The change in CAR-T cells may be passed on to the patient's children.", "It is made in T cells and not in the germ line."],
      ["The interferons given against hepatitis are monoclonal antibodies.", "They are signal proteins of the body; trastuzumab, given for breast cancer, is such an antibody."],
      ["The genes of CAR-T cells are altered after the cells are back in the body.", "They are altered in the laboratory, before the cells are given back."],
      ["Monoclonal antibodies for the treatment of cancer are usually taken by mouth.", "They are proteins and would be digested; they are injected."],
    ] },
]);
