import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/privacy/words.ts';

export default {
  authStorage:
    'Quelle session est ouverte, avec tes codes, et ta tranche d’âge et ton genre si tu les as donnés ; tu n’as ainsi pas à ressaisir le code de connexion.',
  accessToken: 'La preuve que ce navigateur a une session ouverte, pour 95 minutes.',
  tokenExpiry: 'Quand cette preuve expire.',
  welcomeFlag:
    'Quel compte a commencé le questionnaire ici, et quelle version du consentement il a acceptée.',
  compareShareCode:
    'Le code de partage du profil avec lequel tu veux comparer, ou avec lequel tu as comparé en dernier.',
  comparedReading:
    'Quelle comparaison à deux tu as commencée depuis cette comparaison, pour l’ouvrir de là. Cela s’efface quand tu te déconnectes.',
  codeSaved:
    'Que tu as copié ton code de connexion, pour que le rappel disparaisse. Cela s’efface quand tu te déconnectes.',
  arrivalStorage:
    'Le code de partage, le lien, l’invitation ou l’étude qui t’a fait venir, pour te le proposer une fois que tu auras un profil. Il disparaît quand tu l’utilises, le refuses ou te déconnectes.',
  openedLink:
    'Le lien que quelqu’un t’a envoyé et qui est ouvert dans cet onglet, pour pouvoir le montrer à nouveau après un rechargement. Il disparaît quand tu te déconnectes ou fermes l’onglet.',
  shownLinks:
    'Quels liens ont été affichés dans cet onglet, notés par une partie de leur adresse qui n’ouvre rien, pour qu’un rechargement les affiche de nouveau sans autre clic. Cela disparaît quand tu fermes l’onglet.',
  themeChoice: 'Clair ou sombre, si tu as choisi.',
  readersTitle: 'Qui peut lire tes réponses',
  accountKeys:
    'Chaque compte a sa propre clé, conservée seulement sous forme verrouillée. Peuvent l’ouvrir ton code de connexion, chaque navigateur où ta session est ouverte, ton mot de passe ou une clé d’accès si le compte en a, et une clé de ce site si tu as confirmé une adresse. Le serveur l’ouvre le temps de te répondre, puis l’oublie.',
  notEndToEnd:
    'Ce n’est pas un chiffrement de bout en bout. Tes réponses sont lues sur notre serveur pendant l’instant où il travaille pour toi : un serveur modifié pour écouter pourrait donc lire ce qui passe par lui. Le chiffrement te protège de quiconque mettrait la main sur la base de données ou sur une sauvegarde.',
  lostCodeTitle: 'Si tu perds ton code de connexion',
  lostCode:
    'Là où ta session est encore ouverte, crée un nouveau code dans « Modifier le profil ». Sinon, ton mot de passe ou ton adresse confirmée ouvre le compte. Si tu n’as ni l’un ni l’autre, le compte reste fermé pour de bon, et nous ne pouvons pas l’ouvrir non plus : garde le code là où tu gardes tes mots de passe.',
  addressOpens:
    'Une adresse permet de revenir parce que ce site détient alors une clé qui ouvre aussi tes réponses. Avec une adresse, la personne qui gère ce site pourrait ouvrir tes réponses. Sans adresse, seul ton code le peut. Supprimer l’adresse détruit cette clé ; une sauvegarde plus ancienne la contient encore jusqu’à sa propre suppression.',
  shareLinkTitle: 'Ce que montre ton lien',
  publicRecord: (maxNamedItems) =>
    `Ton compte a une fiche publique, chiffrée avec ton code de partage. Elle contient tes dix thèmes et leurs côtés, par pas de 5, et les intérêts qui peuvent être nommés à une personne qui les partage : aucun, au plus ${maxNamedItems} (sauf si tu choisis autrement), ou tous ceux que tu as notés haut, comme tu le décides dans « Modifier le profil ». Une limite absolue n’y figure jamais.`,
  recordLimits:
    'Avec le code, personne ne peut apprendre plus que cette fiche, quel que soit le nombre de comptes utilisés pour comparer. Un nouveau lien, ou la désactivation du partage, efface la fiche. Ce que quelqu’un a déjà vu ne s’efface pas.',
  comparisonsCounted:
    'Pour que personne ne puisse deviner tes réponses par essais successifs, chaque comparaison est comptée pendant 24 mois, sous la forme de deux empreintes faites avec la clé de la personne qui a comparé. Elles ne disent à personne d’autre qui a comparé avec qui.',
  ownLinksTitle: 'Ce que montrent tes liens personnels',
  ownLinks:
    'Chaque lien contient ce qu’il montre, tel que c’était le jour où tu l’as créé, chiffré avec l’adresse même du lien. Sans cette adresse, personne ne peut le lire dans la base de données ou dans une sauvegarde. La partie de l’adresse qui ouvre un lien n’est pas envoyée aux serveurs quand un navigateur demande la page : elle n’arrive donc dans aucun journal, ni dans aucun programme qui crée des aperçus.',
  ownLinksEnd:
    'Nous ne comptons pas combien de fois un lien est ouvert. Mettre fin à un lien ou le supprimer efface aussitôt ce qu’il montre. Ce que quelqu’un a déjà vu ne s’efface pas.',
  donatedTitle: 'Les copies que tu donnes',
  donated:
    'Seulement si tu le choisis dans « Modifier le profil » : une copie de tes réponses, avec la version des questions et la semaine, est gardée pour améliorer le calcul des scores. Ta tranche d’âge et ton genre ne s’y ajoutent que si tu le choisis aussi. Elle ne contient ni compte, ni jour, ni ordre des réponses. Elle est chiffrée pour une seule clé, que la personne qui gère ce site garde loin de ce serveur et de ses sauvegardes : la base de données seule ne suffit donc pas pour la lire.',
  donatedEnds:
    'Si tu reprends la copie ou supprimes le compte, elle est effacée aussitôt ; le calcul suivant se fait sans elle, et ce qui en a déjà été calculé reste. Si personne n’utilise le compte pendant 24 mois, le compte disparaît et la copie reste, puisque personne ne peut savoir laquelle c’est. Sur un petit site, quelqu’un qui aurait cette clé et plusieurs sauvegardes pourrait deviner de qui vient une copie.',
  analyticsTitle: 'Ce qui est compté',
  analytics:
    'Pour voir quelles parties servent, ce site compte sept types d’événements, par exemple qu’un compte a été créé ou qu’un questionnaire a été terminé, et en combien de minutes. Ils passent par notre propre serveur, qui retire ton adresse réseau, avant d’aller chez PostHog. Ils ne contiennent ni réponse, ni score, ni code, et rien qui relie deux de tes visites. Un navigateur qui demande à ne pas être suivi (Do Not Track, Global Privacy Control) n’est pas compté.',
  aiTitle: 'Un texte écrit par un modèle de langage',
  ai: (host, model) =>
    `Seulement si tu le demandes sur ton profil et que tu acceptes : quelques phrases qui disent ce que montre ton profil sont alors envoyées à ${host}, dont le modèle ${model} en tire un texte. Ni score, ni réponse, ni code, ni adresse réseau, ni nom ne partent avec elles. Le texte est vérifié, conservé avec ton profil, et supprimé quand tu le demandes. Ce que ${host} garde des phrases est indiqué dans ses propres conditions.`,
  copiesTitle: 'Sauvegardes et journaux',
  copies:
    'Des sauvegardes peuvent exister aussi longtemps que la personne qui gère ce site les garde. Tes réponses y sont telles qu’elles étaient alors dans la base de données : chiffrées, ou lisibles si ton compte n’était pas encore chiffré. Quand une sauvegarde est restaurée, une liste d’empreintes à clé empêche de revenir les comptes supprimés et tout ce qui a été retiré, comme un code de partage. Si cette liste est perdue en même temps que la base de données, ce qui a été supprimé ou retiré après la sauvegarde revient, aussi chiffré qu’avant. Le journal du programme dit quel genre de page a été demandé et en combien de temps : ni adresse, ni code, ni réponse.',
  imprint: 'Les <a>mentions légales</a> indiquent qui gère ce site et en répond.',
  noContact:
    'La personne qui gère ce site n’a pas indiqué comment la joindre. Si cela compte pour toi, réfléchis bien avant de répondre.',
  contact: (address) =>
    `Pour une question, ou une demande sur tes données, adresse-toi à <a>${address}</a>.`,
  inShortTitle: 'En bref',
  noIdentity:
    'Ni nom, ni numéro de téléphone, ni adresse réseau, ni publicité, ni cookie. Une adresse e-mail seulement si tu veux te connecter avec, et alors sous une forme que nous pouvons reconnaître sans pouvoir la relire.',
  othersSee:
    'Les autres ne voient ton profil que par ton code de partage, que tu peux changer ou désactiver à tout moment. Ils voient dix thèmes par pas de 5 et, s’ils comparent, les intérêts que tu laisses nommer.',
  pseudonymous:
    'Ici, tu es sous pseudonyme plutôt qu’anonyme : ce qui est conservé se trouve à côté d’un numéro aléatoire, et ton code de connexion, ton code de partage ou ton adresse mène de toi à ce numéro.',
  noThirdParty:
    'Les pages ne chargent rien qui vienne de tiers, et le navigateur a pour consigne de le refuser.',
  controlsTitle: 'Ce que tu peux faire',
  controls:
    'Dans « Modifier le profil », tu peux télécharger ce qui est conservé sur toi en mots et en chiffres, renouveler ou désactiver ton lien, créer un nouveau code de connexion, déconnecter d’autres navigateurs et supprimer le compte. La suppression se fait en un geste, aussitôt et définitivement ; personne ne demande pourquoi. Un compte que personne n’a utilisé pendant 24 mois est supprimé de la même façon ; nous ne pouvons pas te prévenir, faute de pouvoir te joindre.',
  sharedDevice:
    'Sur un appareil que d’autres utilisent, coche « D’autres personnes utilisent cet appareil » en te connectant ou en commençant : tout s’arrête alors avec l’onglet. « Quitter » ouvre aussitôt une autre page. Ni l’un ni l’autre n’efface l’historique du navigateur.',
  lawTitle: 'Ce que dit la loi',
  law: 'Tes réponses sont des données sur ta vie sexuelle, que la loi de nombreux pays protège plus que toutes les autres (dans l’Union européenne, article 9 du règlement général sur la protection des données). Nous ne les détenons que parce que tu y as consenti, en cochant la case au-dessus de « Commencer le questionnaire ». Tu retires ton consentement en supprimant le compte. Aucune machine ne décide quoi que ce soit sur toi : une comparaison est une idée de conversation.',
  rights:
    'Tu peux voir ce qui est conservé, l’emporter, le corriger en refaisant le questionnaire, et le faire effacer ; pour chacun de ces droits, il y a un bouton, puisque sans ton code de connexion personne, pas même nous, ne peut savoir quel compte est le tien. Tu peux aussi saisir l’autorité de protection des données de l’endroit où tu vis.',
  pageTitle: 'Ce que nous gardons, et ce que nous ne pouvons pas garder',
  pageIntro:
    'Ce que tu réponds ici est ce qu’il y a de plus privé. Cette page ne fait donc pas de promesses générales : elle dit de tout ce qui est conservé pourquoi, jusqu’à quand, et qui peut le lire. Les tests du programme échouent quand il manque une colonne.',
  browserTitle: 'Ce que garde ton navigateur',
  browserUntil:
    'Jusqu’à ce que tu te déconnectes, sauf pour le message d’accueil. Sur un appareil partagé, jusqu’à la fermeture de l’onglet.',
  licencesTitle: 'À qui l’on doit ce travail',
  licences: 'Les composants du programme et leurs licences figurent dans <a>licenses.txt</a>.',
  databaseTitle: 'Ce que contient la base de données',
  databaseHint:
    'Là où il est écrit « toi uniquement », c’est chiffré avec ta propre clé, et le serveur ne l’ouvre que le temps de travailler pour toi. Avec une adresse confirmée, la personne qui gère ce site pourrait l’ouvrir aussi.',
  columnsTitle: 'Chaque colonne de la base de données, en anglais',
  storedTitles: { what: 'Quoi', why: 'Pourquoi', until: 'Jusqu’à quand', who: 'Qui peut le lire' },
  stored: {
    account: {
      what: 'Ton compte : un nombre aléatoire, le jour de sa création et celui de ton accord, le mois de ta dernière visite',
      why: 'Pour que ce qui est à toi reste ensemble sans nom, et pour supprimer un compte que personne n’utilise.',
      until:
        'Jusqu’à ce que tu supprimes le compte, ou que personne ne l’ait utilisé pendant 24 mois. Sans aucune réponse, il est supprimé au bout de 30 jours, sauf s’il a servi ce mois-là.',
      who: 'La personne qui gère ce site : ce n’est pas chiffré. Cela ne dit rien de tes réponses.',
    },
    signIn: {
      what: 'Ton code de connexion, ton mot de passe et tes clés d’accès, sous forme d’empreintes, et ta propre clé, verrouillée',
      why: 'Pour te reconnaître et pour ouvrir ta clé. Aucun code ni mot de passe n’est conservé.',
      until:
        'Jusqu’à ce que tu les remplaces ou les supprimes ; sinon, aussi longtemps que le compte.',
      who: 'Personne ne peut y lire un code ou un mot de passe. Quelqu’un qui volerait la base de données pourrait deviner un mot de passe faible.',
    },
    email: {
      what: 'Ton adresse e-mail et les codes que nous envoyons, sous forme d’empreintes',
      why: 'Seulement si tu donnes une adresse : pour te connecter, et pour revenir sans ton code de connexion.',
      until:
        'Jusqu’à ce que tu supprimes l’adresse ou le compte. Un code sert dix minutes, et disparaît dans l’heure qui suit.',
      who: 'Personne ne peut y lire l’adresse. La personne qui gère ce site pourrait vérifier si une adresse qu’elle connaît déjà a un compte.',
    },
    sessions: {
      what: 'Les navigateurs où ta session est ouverte',
      why: 'Pour que ta session reste ouverte, et que tu puisses fermer les autres.',
      until: 'Jusqu’à ce que tu te déconnectes, 30 jours et une heure au plus.',
      who: 'La personne qui gère ce site voit les jours et les heures, mais ne peut pas s’en servir pour se connecter : le secret n’est que dans ton navigateur.',
    },
    details: {
      what: 'Ton code de partage, ta tranche d’âge, ton genre et tes réglages',
      why: 'Pour ce que tu choisis dans « Modifier le profil ». Ta tranche d’âge et ton genre ne servent qu’à une copie que tu donnes, et seulement si tu le permets.',
      until: 'Aussi longtemps que le compte, ou jusqu’à ce que tu les changes.',
      who: 'Toi uniquement.',
    },
    answers: {
      what: 'Tes réponses, et ce qui en est calculé ou écrit',
      why: 'Pour choisir tes prochaines questions, montrer ton profil, et le comparer quand tu le demandes.',
      until:
        'Aussi longtemps que le compte. Si tu refais le questionnaire, jusqu’à cinq résultats précédents restent, tant que tu n’appuies pas sur « Oublier les résultats précédents ».',
      who: 'Toi uniquement. L’avancement et les jours ne sont pas chiffrés.',
    },
    hardLimits: {
      what: 'Tes limites absolues',
      why: 'Pour les tenir à l’écart de tout ce que tu partages.',
      until: 'Jusqu’à ce que tu retires la dernière ; sinon, aussi longtemps que le compte.',
      who: 'Toi uniquement. La personne qui gère ce site voit que tu en as marqué, pas lesquelles.',
    },
    shareCode: {
      what: 'Ce que montre ton code de partage',
      why: 'Pour que d’autres voient ton profil et comparent, sans accéder à tes réponses.',
      until:
        'Jusqu’à ce que tu renouvelles le code ou désactives le partage ; sinon, aussi longtemps que le compte.',
      who: 'Quiconque a le code : des chiffres arrondis, les intérêts que tu laisses nommer, et ta phrase d’ouverture si tu l’actives.',
    },
    links: {
      what: 'Tes liens personnels',
      why: 'Pour montrer à quelqu’un une partie de ton profil, aussi longtemps que tu le veux.',
      until:
        'Jusqu’à la fin du lien, que tu peux avancer ; sa ligne dans ta liste, 30 jours de plus, sauf si tu la supprimes.',
      who: 'Quiconque a l’adresse voit ce que le lien montre. La personne qui gère ce site voit combien tu en as, et leurs dates.',
    },
    people: {
      what: 'Les personnes que tu gardes après une comparaison',
      why: 'Seulement si tu gardes quelqu’un : pour retrouver cette personne.',
      until: 'Jusqu’à ce que tu les retires ; sinon, aussi longtemps que le compte.',
      who: 'Toi uniquement. La personne qui gère ce site voit à peu près combien il y en a.',
    },
    readings: {
      what: 'Les comparaisons à deux, et ce dont deux personnes conviennent',
      why: 'Pour montrer à deux personnes leurs envies communes, une fois que les deux ont dit oui.',
      until:
        'Douze mois, ou jusqu’à ce que l’une des deux la retire ; un accord, jusqu’à ce que l’une des deux l’efface ; une invitation, jusqu’à son terme.',
      who: 'Vous deux uniquement. Si l’une des deux personnes a une adresse confirmée, la personne qui gère ce site pourrait ouvrir ce que les deux ont apporté.',
    },
    donations: {
      what: 'Les copies de tes réponses que tu donnes, ou confies à une étude',
      why: 'Seulement si tu le choisis : pour améliorer le calcul des scores, ou pour l’étude à laquelle tu participes. Une copie ne nomme aucun compte.',
      until:
        'Jusqu’à ce que tu la reprennes ou quittes l’étude, la remplaces en refaisant le questionnaire ou supprimes le compte. Si le compte disparaît parce que personne ne l’a utilisé pendant 24 mois, la copie reste, puisque personne ne peut savoir laquelle c’est.',
      who: 'La personne qui gère ce site, ou l’équipe de l’étude, et personne d’autre, avec une clé gardée loin de ce serveur et de ses sauvegardes.',
    },
    protection: {
      what: 'Des compteurs contre les abus, et la trace de ce qui a été supprimé',
      why: 'Pour que personne ne devine des codes, ne sature le site ou n’essaie des réponses sur quelqu’un, et que rien de supprimé ne revienne avec une sauvegarde.',
      until:
        'Les compteurs, un jour environ ; les comparaisons, 24 mois ; les traces, aussi longtemps que des sauvegardes peuvent exister.',
      who: 'La personne qui gère ce site, et seulement sous forme d’empreintes. Ton adresse réseau n’est pas conservée.',
    },
    site: {
      what: 'Les questions, et les paramètres derrière les scores',
      why: 'Pour faire fonctionner le questionnaire. Rien n’y parle de toi.',
      until: 'Pour toujours.',
      who: 'Tout le monde peut lire les questions ; la personne qui gère ce site peut lire le reste.',
    },
  },
} satisfies Translation<typeof english>;
