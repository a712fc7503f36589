import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/comparison/people/words.ts';

export default {
  sendBack: 'Zurückschicken',
  sendBackHint:
    'Der Link enthält deinen Freigabecode. Er öffnet diesen Vergleich für die andere Person, aus ihrer Sicht.',
  message: `Unser Vergleich auf ${product.name}:`,

  keepTitle: 'Diese Person in deine Liste aufnehmen',
  name: 'Ein Name für diese Person',
  nameHint:
    'In deinem Profil öffnet dieser Name unter „Profile vergleichen“ den Vergleich, so wie er dann ist. Die andere Person erfährt nichts davon.',
  keep: 'Merken',
  keptAs: (name) => `Gemerkt als „${name}“`,
  rename: 'Umbenennen',
  notKept: 'Die Liste wurde nicht geändert. Bitte versuche es noch einmal.',
  notRemoved: 'Es wurde nichts entfernt. Bitte versuche es noch einmal.',

  people: 'Mit wem ich mich verglichen habe',
  removeNamed: (name) => `„${name}“ entfernen`,
  removed: (name) => `„${name}“ ist entfernt.`,
  undo: 'Rückgängig',
} satisfies Translation<typeof english>;
