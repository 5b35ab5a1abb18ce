/** What each illustration shows, to write or to check its alternative text; French, then English. */
export const descriptions = {
  'scene-hero-accueil': [
    'Deux parents et leur enfant, main dans la main, arrivent devant une crèche où une éducatrice les salue',
    'Two parents and their child, hand in hand, reach a nursery where an educator waves',
  ],
  'scene-creche-facade': [
    'La façade d’une crèche ; une directrice accueille une mère et sa fille, une poussette et des vélos sont rangés à côté',
    'The front of a nursery; a manager greets a mother and her daughter, a pushchair and bicycles stand beside it',
  ],
  'scene-jardin': [
    'Des enfants jouent dans le jardin d’une crèche avec toboggan, bac à sable et potager, près d’un éducateur',
    'Children play in a nursery garden with a slide, a sandpit and a vegetable bed, beside an educator',
  ],
  'scene-ville': [
    'Une rue de ville avec une mairie, une crèche signalée par un repère, un bus et quelques passants',
    'A town street with a town hall, a nursery marked by a pin, a bus and a few passers-by',
  ],
  'scene-batiment-entreprise': [
    'Un immeuble de bureaux dont le rez-de-chaussée abrite une crèche ; une salariée et son enfant sortent',
    'An office building with a nursery on its ground floor; an employee leaves with her child',
  ],
  'scene-poussette': [
    'Une mère, sac en bandoulière, avance avec une poussette dans un parc',
    'A mother with a shoulder bag pushes a pushchair through a park',
  ],
  'scene-fratrie': [
    'Une grande sœur tient la main de son petit frère sur le chemin de la crèche',
    'A big sister holds her little brother’s hand on the way to the nursery',
  ],
  'scene-repas': [
    'Deux enfants à table dans une crèche ; une professionnelle apporte une assiette',
    'Two children at a nursery table; an educator brings a plate',
  ],
  'scene-sieste': [
    'Une salle de sieste aux rideaux tirés : trois enfants dorment, une professionnelle lit à côté',
    'A nap room with drawn curtains: three children sleep, an educator reads nearby',
  ],
  'scene-lecture': [
    'Une éducatrice lit un livre à deux enfants assis sur un tapis',
    'An educator reads a book to two children sitting on a rug',
  ],
  'scene-jeux-eveil': [
    'Trois tout-petits jouent avec des cubes et des anneaux sur un tapis, avec un éducateur',
    'Three toddlers play with blocks and rings on a mat, with an educator',
  ],
  'scene-atelier-peinture': [
    'Trois enfants peignent autour d’une table basse avec une éducatrice',
    'Three children paint around a low table with an educator',
  ],
  'scene-bureau-parents': [
    'Deux adultes préparent un dossier devant un ordinateur portable, une poussette à côté de la table',
    'Two adults prepare a file at a laptop, a pushchair beside the table',
  ],
  'scene-matin-depart': [
    'Un père ajuste le manteau de son enfant dans l’entrée, un petit sac posé près de la porte',
    'A father adjusts his child’s coat in the hallway, a small bag near the door',
  ],
  'scene-grossesse': [
    'Une femme enceinte, assise près d’une fenêtre, lit une liste de démarches',
    'A pregnant woman sitting by a window reads a list of steps',
  ],
  'scene-handicap': [
    'Un enfant en fauteuil roulant joue autour d’une table basse avec deux camarades et une éducatrice',
    'A child in a wheelchair plays at a low table with two friends and an educator',
  ],
  'scene-telephone': ['Un conseiller au téléphone prend des notes près d’une fenêtre', 'An adviser on the phone takes notes near a window'],
  'scene-reunion-rh': [
    'Quatre personnes en réunion autour d’une table, devant un tableau de chiffres',
    'Four people in a meeting around a table, in front of a chart',
  ],
  'scene-equipe': ['Quatre membres d’une équipe échangent debout près d’un tableau', 'Four members of a team talk standing near a board'],
  'scene-signature': [
    'Deux femmes signent une convention à une table, une petite voiture en bois entre elles',
    'Two women sign an agreement at a table, a small wooden car between them',
  ],
  'scene-directrice': [
    'Une directrice de crèche, tablette à la main, accueille un père et son enfant sur le pas de la porte',
    'A nursery manager, tablet in hand, greets a father and his child on the doorstep',
  ],
  'scene-cuisine': [
    'Une cuisinière prépare des assiettes colorées dans la cuisine d’une crèche, près d’un tableau de menus',
    'A cook prepares colourful plates in a nursery kitchen, next to a menu board',
  ],
  'scene-calculatrice': [
    'Une calculatrice, un document, des pièces et des cubes de jeu sur un bureau',
    'A calculator, a document, coins and toy blocks on a desk',
  ],
  'scene-calendrier': [
    'Un grand calendrier où des cases de couleur marquent des étapes, à côté d’un réveil',
    'A large calendar with coloured days marking steps, next to an alarm clock',
  ],
  'scene-documents': [
    'Une liste cochée, un dossier ouvert et un stylo sur une table',
    'A ticked list, an open folder and a pen on a table',
  ],
  'scene-carte-france': [
    'Une carte de France où des repères sont reliés par des pointillés',
    'A map of France with pins joined by dotted lines',
  ],
  'scene-recherche-mobile': [
    'Une femme montre un grand téléphone affichant des crèches sur une carte',
    'A woman shows a large phone displaying nurseries on a map',
  ],
  'nursery-1': ['Une crèche en bois au toit à deux pentes, au petit matin', 'A timber nursery with a gabled roof, in the early morning'],
  'nursery-2': ['Une salle de jeux lumineuse avec un tapis et des jouets en bois', 'A bright playroom with a rug and wooden toys'],
  'nursery-3': ['Un jardin avec des bacs potagers et une cabane', 'A garden with vegetable beds and a play hut'],
  'nursery-4': ['Une crèche au rez-de-chaussée d’un immeuble en pierre', 'A nursery on the ground floor of a stone building'],
  'nursery-5': ['Une salle de motricité avec tapis, marches et espalier', 'A movement room with mats, steps and wall bars'],
  'nursery-6': ['Une cour plantée d’un grand arbre entouré d’un sol souple', 'A courtyard with a large tree and a soft floor'],
  'nursery-7': ['Une crèche dans une ancienne école en brique', 'A nursery in a former brick school'],
  'nursery-8': [
    'Un coin repas avec une table dressée à hauteur d’enfant et un passe-plat',
    'A dining area with a child-height table and a serving hatch',
  ],
  'nursery-9': ['Une terrasse en bois avec un bac à sable sous une toile', 'A wooden terrace with a sandpit under a canopy'],
  'nursery-10': ['Une crèche vitrée au pied d’un immeuble de bureaux', 'A glazed nursery at the foot of an office building'],
  'nursery-11': ['Une salle de repos aux rideaux verts avec trois lits', 'A quiet room with green curtains and three cots'],
  'nursery-12': ['Un jardin en fin de journée avec deux cabanes et un toboggan', 'A garden at dusk with two huts and a slide'],
  'nursery-13': ['Une maison de village aux volets bleu-vert devenue crèche', 'A village house with teal shutters turned nursery'],
  'nursery-14': ['Un coin lecture avec une cabane, des coussins et des livres', 'A reading corner with a hut, cushions and books'],
  'nursery-15': [
    'Un pavillon bas au toit végétal, fenêtres éclairées le soir',
    'A low pavilion with a planted roof, windows lit in the evening',
  ],
  'nursery-16': ['Un vestiaire avec des patères et des casiers à hauteur d’enfant', 'A cloakroom with child-height hooks and cubbies'],
};
