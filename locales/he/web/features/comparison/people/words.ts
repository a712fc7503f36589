import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/comparison/people/words.ts';

export default {
  sendBack: 'לשלוח בחזרה',
  sendBackHint: 'מכיל את קוד השיתוף שלכם; פותח את זה מהצד השני.',
  message: `ההשוואה בינינו ב־${product.name}:`,

  keepTitle: 'לשמור את האדם הזה ברשימה שלכם',
  name: 'שם, רק בשבילכם',
  keep: 'לשמור',
  keptAs: (name) => `נשמר בשם ״${name}״`,
  rename: 'לשנות את השם',
  notKept: 'הרשימה לא השתנתה. נסו שוב.',
  notRemoved: 'שום דבר לא הוסר. נסו שוב.',

  people: 'אנשים שהשוויתי איתם',
  removeNamed: (name) => `להסיר את ״${name}״`,
  removed: (name) => `״${name}״ הוסר מהרשימה.`,
  undo: 'לבטל',
} satisfies Translation<typeof english>;
