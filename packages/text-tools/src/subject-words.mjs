// @ts-check
/** Words of the syllabus that the engine's dictionary lacks and would call misspelt. */
export const SUBJECT_WORDS = `
  abhangas abscisic acceptor acetylation acetylcholine acrocentric acrylonitrile actin adenylates
  adenylyl adhikaranas adiabatic adiabatically adipic adjugate aldehyde aldohexose aldol aldopentose
  aldosterone aliphatic alkane alkanes alkene alkenes alkoxide alkyl alkylation alkyne alligation
  allolactose allopatric allotrope allotropes alveoli ambidentate ammoniac ammonotelic amphoteric
  anabatic anaphase androgens aneuploidy angiotensin anhydrase anhydrite anode anthocyanin antibonding
  anticodon antiderivative antidiuretic antifertility antinode antinodes appendicular arable arachidonic
  arccos archaea arcsin arctan arcuate arribada ascorbic ascus aspirant aspirants autosomal autosome
  auxin azeotrope azimuthal babool bacteriophages bajada bajra barasingha basilar benzenesulphonyl
  benzoate bhakti bhangar bidentate biogas biogeochemical biomolecule biotic bipyramidal bisphosphate
  bivalents blackbuck blende bollworms bottlenose brahmacharya bromamide bromothymol bronchiole
  bronchioles butyric caecum calcitonin calliper capacitances carbaminohaemoglobin carbocation carbonic
  carbonyl carbonyls carboxyhaemoglobin carboxyl carboxylase carboxylic carbylamine carotenoid
  carotenoids catalase catenation cathode cationic centchroman centrioles centromere centromeres
  cetyltrimethylammonium chaitya chalazal chauth chemiosmotic chiasmata chiral chlorate chlorenchyma
  chlorochromate chlorophylls chorionic choropleth chromate chromatids chromosphere chylomicrons
  cichlids ciliary ciliated circumcentre citrate codominant coelacanth coelom coenocytic cofactor
  collenchyma colligative collinear combinational comparator concanavalin conductivities coplanar
  coralloid cornified corvee cosec crista crore crores cryolite ctenophores cyanobacterium cyclase
  cycloalkene cyclosporin cysteine cytochromes cytokinesis cytokinin cytosol cytotoxic dahsala deaminase
  decahydrate deferens deflator demat demultiplexer dendritic deodar deoxyribonucleic deque derasar
  deuteron devadasi dhamma diazonium diazotisation dichloromethane dichromate diene dihydrate
  dimethylglyoxime dinitrogen directrix disaccharide disulphide diwani dodecylbenzenesulphonate dopant
  dyarchy dystrophy effector eigenvalue eigenvalues elasticities electrochemistry electrolyte
  electrolytes electron electronegativity electronvolts electrophoresis emf enantiomers endonuclease
  endoplasmic endosperm enthalpies enthalpy epistasis esterification ethanal ethanoic ethene ethidium
  exocrine expiratory ferredoxin ferromagnets filarial filiform flavonoids fluorochloride foehn foetalis
  foetus foramen formate frameshift fucoxanthin fynbos gabelle galactose gametocytes gangue gemmae
  gemmules genotype genotypes gharana gharanas gharial ghazal gibberellic gibberellin gigantism globin
  glomerular glomerulus glutamate glutamic gluteus glycine glycocalyx glycolysis glycosidic gnomonic
  gonadotropin graben guanosine gullied gurdwara habeas haemolytic haemozoin hangul haplodiploidy
  helicase hemihydrate hepatopancreatic heptahydrate heterozygotes heterozygous hexacyanidoferrate
  hexadentate hexamethylenediamine hindbrain histone histones homologues homolytic homozygotes
  homozygous hoolock horst hydrazine hydrochloric hydrogencarbonate hydrogens hydrolases hydroxy
  hydroxyl hydroxymethyl hydroxytoluene hyphae ileocaecal implicant indole infolding innings inode
  inselberg integrand intercalary intracytoplasmic introns iodoform iodothyronine iodothyronines
  isobaric isochoric isoclinic isocyanate isocyanide isogonic isomer isomerism isomers isopleth
  isoseismal isothermal isothermally jagir jital jizya juxtaglomerular kankar karewa karewas katabatic
  ketohexose khadar khair khalisa kharif khayal khejri khilafat kirtan klystrons kwashiorkor lacteals
  lactogen laddoos laddu lakh lakhs lamella laminarin lancelet landform landforms langur lapis laterite
  latex latus lazuli leatherback leatherbacks lectin leghaemoglobin ligand ligands ligase limbic
  limonite lipase lobefin lobule luteinising magnetrons magur mahajanapada mahajanapadas mains malic
  mallee mannitol mansabdari mansabdars maquis marasmus mastabas megaspore megaspores meioses meltwater
  meristem mesopause mesophyll metacentric metaphase methacrylate methanal methionine methoxymethane
  methylene metics microcredit microliths microspore microtubules midbrain milliamperes millihenries
  millimoles mineralocorticoids moduli molal molality molarity moles molybdate monadnock monazite
  monobasic monochloro monocline monoglycerides monohybrid monosomy montane mucosa multipolar muriatic
  mutagenesis myasthenia mycorrhiza mycorrhizal myelin myelinated myofibril myosin myotonic nagaram
  nappe natriuretic nephron nephrons nichrome nitrile nitrogenase nostro notochord nucellus nucleotides
  nunatak octahedral octamer oocyte operculum operon opsin ornithine orographic orthocentre otolith
  outwash overthrust oxalic oxaloacetic oxychloride oxyntic oxytocin ozonolysis paisa palmitic panchayat
  panchayati panchayats parafollicular parapodia parenchyma pargana pectate pediplain peepal pellicle
  pellucida peneplain pentahydrate pentose pepsinogen perioikoi permanganate permease peroxyacetyl
  phenotypes phenoxide phenylalanine phosphodiester phosphoenolpyruvate phospholipid photochemical
  photodiode photoelectrons photosphere photosystem phthalimide phumdis phylogenetic pinocytosis placoid
  plasm plasmid plasmodium plastid plastocyanin pneumotaxic polariser polarisers polygenic polypeptide
  polyploidy polysaccharide prelims proinsulin prolactin prophase protists protonema protoxin
  pseudocoelom pushdown pyridinium pyroclastic pyruvic qawwali quantised quaternary quinary quintile
  racemic radula ramsar rathas reactances recombinant recombinants rediscount redox reductant regur
  reinsurer renin renminbi repo repolarisation repolarises repressor retinol retted rhodopsin rhumb
  ribosomal ribosome ribosomes ribulose riverine rupaka sabha salicylaldehyde salicylic saltation sambar
  sandfly sangai sangam sangha saponifies sarcoplasmic sardeshmukhi satyagraha satyagrahi sawar
  sclerenchyma scutes selectable selvas semilunar seminiferous sentential sepoy sepoys setae sexagesimal
  shisham siderite significand sinoatrial speciation spermatocyte spirometer spongocoel sporangium
  sporopollenin sporozoite sporozoites statins steatite stercobilin stereogenic stereographic
  stereoisomers steric stoichiometry stoma stomata stomochord stratopause stroma styrene subclasses
  subduction suberin submetacentric submucosa subsidiary succinate sulphonate sundari superclass
  superimposable superkey surds swadeshi swaraj swaras syllabi sympatric synapsis synaptonemal syncline
  synergids synodic synthase taille telocentric telophase tendu terephthalic tetraborate tetracarbonyl
  tetraethyl thalassaemia thallus thermite thermocouples thiocyanate thiosulphate thumri thylakoid
  thylakoids thymosins thyroxine titration tracheid tracheids transacetylase transaminase transcriptase
  trapezia tribhanga tricuspid triethylaluminium trigonal triphosphate triploid trisomy triton trophic
  trophozoites troponin tropopause trypsin trypsinogen tubulin ubiquinone unbranched undeciphered
  unipolar unpolarised unrhymed unsaturation untouchability ureides urochrome vachana vahana valorem
  vanaspati varnas veena venturi vihara vostro xanthophyll zamindar zamindari zamindars zymase paise
`
  .trim()
  .split(/\s+/);
