import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/device/words.ts';

export default {
  title: 'Sur cet appareil seulement',
  lead: 'Réponds ici, et rien n’est envoyé. Le navigateur lui-même interdit à cette page d’envoyer quoi que ce soit.',
  without:
    'Il n’y a donc ici ni compte, ni code, ni e-mail, ni lien vers un profil, ni comparaison à deux, ni texte d’une IA. Quand tu fermes la page, tes réponses disparaissent, sauf si tu les gardes dans un fichier.',
  toProfile: 'Vers ton profil',
  toStart: 'Retour au début',
  cardWaits:
    'Tu as ouvert une carte. Réponds d’abord au questionnaire ; ensuite tu pourras te comparer avec elle dans « Échanger une carte ».',
  footer: 'Réservé aux adultes. Rien n’est envoyé ni enregistré sur cette page.',
  languages: 'Autres langues',
  needsJavaScript: 'Cette page a besoin de JavaScript, qui est désactivé dans ton navigateur.',
  proofTitle: 'Comment voir que rien n’est envoyé',
  proofs: [
    'Coupe ta connexion et continue : tout fonctionne, car tout est dans cette page.',
    'Enregistre cette page et ouvre le fichier. Il marche de la même façon, aussi longtemps que tu le gardes.',
    'Compare le SHA-256 du fichier avec celui que le site affiche à l’adresse /device/sha256.txt et qui accompagne la publication. Il est le même sur tous les sites.',
  ],
  remains:
    'Cela protège du site et du réseau. Cela ne protège pas des extensions de ton navigateur, ni de quelqu’un qui tient ton téléphone déverrouillé, ni d’une autre page mise à sa place.',
  savePage: 'Enregistrer cette page',
  onlyHere: 'Tout cela n’existe que dans cette page. La fermer efface tout.',
  keep: 'Garder pour plus tard',
  keepExplained:
    'Enregistre tes réponses dans un seul fichier chiffré, que cette page peut rouvrir. Sans la phrase secrète, personne ne peut le lire, et personne ne peut t’en donner une autre.',
  passphraseHint:
    'Au moins 12 caractères. Quatre ou cinq mots sans rapport entre eux font l’affaire.',
  passphraseShort: 'Choisis au moins 12 caractères.',
  saveKept: 'Enregistrer le fichier',
  keptNow: 'Le fichier est enregistré sous le nom kept.bin.',
  cannotEncrypt:
    'Ton navigateur ne peut pas chiffrer sur cette page. Ouvre-la en HTTPS, ou enregistre la page et ouvre le fichier.',
  openKept: 'Rouvrir un fichier enregistré',
  open: 'Ouvrir',
  wipe: 'Tout effacer',
  wipeSure: 'Effacer toutes les réponses de cette page ? Personne ne pourra les retrouver.',
  twoPeople: 'Avec quelqu’un d’autre',
  cardsTitle: 'Échanger une carte',
  cardsOffer:
    'Échangez vos cartes, en image à scanner ou en texte. Chaque personne compare ensuite sur son propre appareil.',
  cardExplained:
    'Une carte contient tes thèmes et tes côtés par pas de 5, et jusqu’à six intérêts. Qui la possède peut se comparer à toi encore et encore. On ne peut pas la reprendre.',
  ownCard: 'Ta carte',
  namedOnCard: 'Ces intérêts peuvent être nommés si l’autre personne les aime aussi :',
  copyCard: 'Copier la carte',
  theirCard: 'L’autre carte',
  cardOrLink: 'Carte ou lien',
  noCard: 'Cette page ne sait pas lire cette carte. Demandes-en une nouvelle.',
  ownCardAgain: 'C’est ta propre carte. Colle celle que tu as reçue.',
  togetherTitle: 'À deux sur un téléphone',
  togetherOffer:
    'L’autre personne répond après toi sur ce téléphone, et ne voit rien de tes réponses.',
  togetherExplained: [
    'Passe le téléphone. L’autre personne répond et ne voit rien de tes réponses.',
    'Puis vous dites oui ou non séparément, sans que l’autre le voie. Vous ne voyez ce que vous avez en commun que si vous dites oui à deux. Un non ne montre rien.',
    'À la fin, toutes les réponses de cette page sont effacées. Si tu veux garder les tiennes, fais-le avant.',
  ],
  passPhone: 'Passe le téléphone',
  nextForOther: 'La suite est pour l’autre personne seulement.',
  nextForFirst: 'La suite est pour la personne qui a répondu en premier.',
  havePhone: 'J’ai le téléphone',
  goOnTogether: 'Passer à la décision',
  decision: 'Veux-tu voir ce que vous avez en commun ?',
  decideHint:
    'Cela ne s’affiche que si vous dites oui à deux. Personne ne saura ce que l’autre a choisi.',
  yesShow: 'Oui, montrer',
  noShow: 'Non',
  nothingShown: 'Rien n’est montré',
  nothingShownWhy: 'Il faut dire oui à deux. Toutes les réponses de cette page sont effacées.',
  otherSide: 'Comme l’autre le lit',
  wipeBoth: 'Tout effacer',
  moveTitle: 'Passer à un compte',
  moveOffer:
    'Cette page ne peut pas envoyer tes réponses. Garde-les dans un fichier, puis ouvre la page /move du site : c’est de là qu’elles sont envoyées, dès que tu le dis.',
} satisfies Translation<typeof english>;
