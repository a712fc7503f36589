import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/product-words.ts';

export default {
  acronymWords: ['Sensations', 'Pouvoir', 'Attention', 'Rôles', 'Kink'],
  sealingClaim:
    'Tes réponses sont stockées chiffrées, sous une clé tirée de ton code de connexion. Sauf si tu ajoutes une adresse e-mail, personne ne peut, sans ce code, les lire dans la base de données ou dans une sauvegarde, pas même nous.',
} satisfies Translation<typeof english>;
