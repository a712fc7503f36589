import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/comparison/people/words.ts';

export default {
  sendBack: 'Zurückschicken',
  sendBackHint: 'Enthält deinen Freigabecode; öffnet das aus der anderen Sicht.',
  message: `Unser Vergleich auf ${product.name}:`,

  keepTitle: 'Diese Person in deine Liste aufnehmen',
  name: 'Name, nur für dich',
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
