import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/comparison/people/words.ts';

export default {
  sendBack: 'Enviar de volta',
  sendBackHint: 'Contém seu código de compartilhamento; abre isto pelo outro lado.',
  /** Stands in a message, before the link. */
  message: `É assim que a gente combina no ${product.name}:`,

  keepTitle: 'Guardar esta pessoa na sua lista',
  name: 'Nome, só para você',
  keep: 'Guardar',
  keptAs: (name) => `Na lista como “${name}”`,
  rename: 'Renomear',
  notKept: 'A lista não foi alterada. Tente de novo.',
  notRemoved: 'Nada foi removido. Tente de novo.',

  people: 'Pessoas com quem me comparei',
  removeNamed: (name) => `Remover “${name}”`,
  removed: (name) => `“${name}” não está mais na lista.`,
  undo: 'Desfazer',
} satisfies Translation<typeof english>;
