import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/moving/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  heading: 'Passer tes réponses dans un compte',
  explained:
    'Tu as répondu sur ton appareil seulement, et gardé un fichier. Cette page ouvre le fichier ici, dans ton navigateur. Puis elle crée un nouveau compte et lui envoie tes réponses, comme si tu les donnais ici.',
  move: 'Envoyer mes réponses',
  moving: (sent, total) => `${sent} sur ${total} envoyées`,
  tickFirst: 'Coche d’abord la case. C’est ton consentement.',
  cannotDecrypt: 'Ton navigateur n’ouvre un tel fichier qu’en HTTPS.',
  signedInAlready:
    'Une session est ouverte ici. Déconnecte-toi d’abord : tes réponses vont dans un nouveau compte.',
  moved: 'Tes réponses sont dans ton compte',
  movedText:
    'Le fichier et la page sur ton appareil restent tels quels. Supprime le fichier si tu n’en as plus besoin.',
  left: (count) =>
    plural(count, {
      one: 'Il reste # question, car le choix des questions se refait ici.',
      other: 'Il reste # questions, car le choix des questions se refait ici.',
    }),
  copyCode: 'Copier le code',
  goOn: 'Continuer',
} satisfies Translation<typeof english>;
